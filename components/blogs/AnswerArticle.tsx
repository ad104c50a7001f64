import type { Answer } from '@/lib/content/answers/answer';
import { blogs } from '@/lib/content/answers/answers';
import { readingMinutes } from '@/lib/content/answers/words';
import { AnswerBlock } from './AnswerBlock';
import { SourceLink } from './RichText';

// On wide screens the titles of the parts stand in a margin beside the text, tables and code, which share one measure.
const row = 'xl:grid xl:grid-cols-[minmax(0,1fr)_37rem] xl:gap-x-10 print:block';

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
      <h2 id={id} className="mt-4 max-w-[26ch] text-section print:mt-2 print:max-w-none">
        {question}
      </h2>
      <div className={`mt-7 print:mt-4 ${row}`}>
        <p className="max-w-prose border-l-2 border-ember pl-5 text-lead sm:pl-7 xl:col-start-2 print:pl-4">
          {lead}
        </p>
      </div>
      {sections.map((section) => (
        <section
          key={section.id}
          className={`mt-12 xl:border-t xl:border-line xl:pt-8 print:mt-5 print:border-0 print:pt-0 ${row}`}
        >
          <h3 id={section.id} className="text-card">
            {section.title}
          </h3>
          <div className="mt-5 min-w-0 space-y-5 xl:mt-0 print:mt-2 print:space-y-2">
            {section.blocks.map((block, index) => (
              <AnswerBlock key={index} block={block} id={`${section.id}-${index + 1}`} />
            ))}
          </div>
        </section>
      ))}
      <footer
        className={`mt-12 text-small text-muted xl:border-t xl:border-line xl:pt-8 print:mt-5 print:border-0 print:pt-0 ${row}`}
      >
        <h3 className="text-label xl:pt-1">{blogs.sources}</h3>
        <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-3 xl:mt-0">
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
