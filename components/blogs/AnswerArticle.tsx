import type { Answer } from '@/lib/schemas';
import { formatLongDate } from '@/lib/time/format';
import { blogsWords } from '@/lib/words';
import { AnswerBlock } from './AnswerBlock';
import { FoldedAnswer } from './FoldedAnswer';
import { SourceLink } from './RichText';

/** A day in milliseconds. */
const day = 86_400_000;

/**
 * Shows when the answer was published. If it was changed more than a day later, shows that date
 * too.
 */
function Dates({ published, changed }: Pick<Answer, 'published' | 'changed'>) {
  const isChanged = Date.parse(changed) - Date.parse(published) > day;
  return (
    <span className="dates label-caps">
      <span>
        {blogsWords.published} <time dateTime={published}>{formatLongDate(published)}</time>{' '}
      </span>
      {isChanged && (
        <span>
          {blogsWords.changed} <time dateTime={changed}>{formatLongDate(changed)}</time>
        </span>
      )}
    </span>
  );
}

/**
 * The question, which opens and closes its answer. The heading precedes the dates, so that screen
 * readers read it first.
 */
function Question({ answer }: { readonly answer: Answer }) {
  return (
    <summary>
      <h2 id={`${answer.id}-question`}>{answer.question}</h2>
      <Dates {...answer} />
    </summary>
  );
}

/**
 * Links to the sections of an answer. They're above the sections or, on desktops, beside the
 * sections and always in view.
 */
function Parts({ id, sections }: Pick<Answer, 'id' | 'sections'>) {
  const label = `${id}-parts`;
  return (
    <nav aria-labelledby={`${label} ${id}-question`}>
      <p id={label} className="label-caps">
        {blogsWords.contents}
      </p>
      <ol>
        {sections.map((section) => (
          <li key={section.id}>
            <a href={`#${section.id}`}>{section.title}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function AnswerArticle({ answer }: { readonly answer: Answer }) {
  const { id, lead, sections, sources } = answer;
  return (
    <article aria-labelledby={`${id}-question`} className="answer">
      <FoldedAnswer id={`${id}-answer`}>
        <Question answer={answer} />
        {/* Links to the answer lead to this element at its top. It's inside `details`, so the browser opens the answer. */}
        <span id={id} className="absolute top-0" />
        <div className="answer-columns pb-16 lg:pb-24 print:pb-0">
          <p className="max-w-136 text-lead text-pretty lg:col-start-2">{lead}</p>
          <Parts id={id} sections={sections} />
          <div className="answer-text">
            {sections.map((section) => (
              <section key={section.id}>
                <h3 id={section.id}>{section.title}</h3>
                {section.blocks.map((block, index) => (
                  <AnswerBlock key={index} block={block} />
                ))}
              </section>
            ))}
            {sources.length > 0 && (
              <footer>
                <h3 className="label-caps">{blogsWords.sources}</h3>
                <ul>
                  {sources.map(({ link, href }) => (
                    <li key={href}>
                      <SourceLink href={href}>{link}</SourceLink>
                    </li>
                  ))}
                </ul>
              </footer>
            )}
          </div>
        </div>
      </FoldedAnswer>
    </article>
  );
}
