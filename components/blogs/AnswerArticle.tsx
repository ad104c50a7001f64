import type { Answer } from '@/lib/schemas';
import { formatLongDate } from '@/lib/time/format';
import { blogsWords } from '@/lib/words';
import { AnswerBlock } from './AnswerBlock';
import { FoldedAnswer } from './FoldedAnswer';
import { SourceLink } from './RichText';

/** The length of a day, in milliseconds. */
const dayLength = 86_400_000;

/** The date of publication and, if it's more than a day later, that of the last change. */
function Dates({ published, changed }: Pick<Answer, 'published' | 'changed'>) {
  const isChanged = Date.parse(changed) - Date.parse(published) > dayLength;
  return (
    <span className="answer-article-dates label-caps">
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
function TableOfContents({ id, sections }: Pick<Answer, 'id' | 'sections'>) {
  const labelId = `${id}-contents`;
  return (
    <nav aria-labelledby={`${labelId} ${id}-question`}>
      <p id={labelId} className="label-caps">
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
    <article aria-labelledby={`${id}-question`} className="answer-article">
      <FoldedAnswer id={`${id}-answer`}>
        <Question answer={answer} />
        {/* The target of links to the answer. The browser opens the `details` that contains it. */}
        <span id={id} className="absolute top-0" />
        <div className="answer-article-columns pb-16 lg:pb-24 print:pb-0">
          <p className="max-w-136 text-lead text-pretty lg:col-start-2">{lead}</p>
          <TableOfContents id={id} sections={sections} />
          <div className="answer-block">
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
