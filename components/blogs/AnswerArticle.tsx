import type { Answer } from '@/lib/content/answers/answer';
import { blogs } from '@/lib/content/answers/answers';
import { readingMinutes } from '@/lib/content/answers/words';
import { AnswerBlock } from './AnswerBlock';
import { SourceLink } from './SourceLink';

/** One question with its written answer; `position` counts from 1. */
export function AnswerArticle({ answer, position }: { answer: Answer; position: number }) {
  const { id, question, lead, sections, sources } = answer;
  return (
    <article aria-labelledby={id} className="answer">
      <p className="flex gap-4 font-display text-label font-bold uppercase text-muted">
        {blogs.meta(position, readingMinutes(answer)).map((fact, index) => (
          <span key={fact} className={index === 0 ? 'text-ember' : ''}>
            {fact}
          </span>
        ))}
      </p>
      <h2 id={id} className="mt-4 max-w-[22ch] text-section print:mt-2 print:max-w-none">
        {question}
      </h2>
      <div className="mt-7 max-w-prose border-l-2 border-ember pl-5 sm:pl-7 print:mt-4 print:pl-4">
        <p className="text-lead">{lead}</p>
      </div>
      {sections.map((section) => (
        <section key={section.id} className="mt-12 space-y-5 print:mt-5 print:space-y-2">
          <h3 id={section.id} className="text-card">
            {section.title}
          </h3>
          {section.blocks.map((block, index) => (
            <AnswerBlock key={index} block={block} id={`${section.id}-${index + 1}`} />
          ))}
        </section>
      ))}
      <footer className="mt-12 text-small text-muted print:mt-5">
        <h3 className="text-label">{blogs.sources}</h3>
        <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-3">
          {sources.map(({ link, href }) => (
            <li key={href}>
              <SourceLink href={href}>{link}</SourceLink>
            </li>
          ))}
        </ul>
      </footer>
    </article>
  );
}
