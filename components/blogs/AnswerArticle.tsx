import type { Answer } from '@/lib/schemas';
import { blogsTexts } from '@/lib/words';
import { formatDates } from '@/lib/time/format';
import { AnswerBlock } from './AnswerBlock';
import { FoldedAnswer } from './FoldedAnswer';
import { SourceLink } from './RichText';

// The question and the text share a column. The dates and the table of contents are in a column beside it.
const columns =
  'lg:grid-cols-[15rem_minmax(0,1fr)] lg:gap-x-16 xl:gap-x-24 print:block print:space-y-4';
// On wide screens, section titles are in the margin. The text, tables and code beside them have the same width.
const row = 'xl:grid xl:grid-cols-[minmax(0,1fr)_37rem] xl:gap-x-10 print:block';
const nextRow =
  'mt-12 xl:border-t xl:border-line xl:pt-8 print:mt-5 print:border-0 print:pt-0 ' + row;
const facts = 'flex flex-wrap gap-x-4 gap-y-1.5 lg:flex-col';

/** A day in milliseconds. */
const day = 86_400_000;

/** Shows when the answer was published. If it was changed more than a day later, shows that date too. */
function Dates({ published, changed }: Pick<Answer, 'published' | 'changed'>) {
  const isChanged = Date.parse(changed) - Date.parse(published) > day;
  return (
    <span className={`${facts} max-sm:w-full`}>
      <span>
        {blogsTexts.published} <time dateTime={published}>{formatDates(published)}</time>{' '}
      </span>
      {isChanged && (
        <span>
          {blogsTexts.changed} <time dateTime={changed}>{formatDates(changed)}</time>
        </span>
      )}
    </span>
  );
}

/** The question, which opens and closes its answer. The heading precedes the dates, so that screen readers read it first. */
function Question({ answer }: { readonly answer: Answer }) {
  const { id, question } = answer;
  return (
    <summary
      className={`grid cursor-pointer grid-cols-[minmax(0,1fr)_auto] -mx-2 gap-x-6 gap-y-4 rounded-control px-2 py-8 group-open:pb-5 after:col-start-2 after:row-start-1 after:mt-2.75 after:size-3 hover:text-accent-bright lg:py-12 lg:group-open:pb-8 lg:after:col-start-3 lg:after:size-4 print:mx-0 print:p-0 print:after:hidden ${columns} lg:grid-cols-[15rem_minmax(0,1fr)_auto]`}
    >
      <h2
        id={`${id}-question`}
        className="max-w-[36ch] text-section lg:col-start-2 print:max-w-none"
      >
        {question}
      </h2>
      <span className={`${facts} label-caps text-muted lg:col-start-1 lg:row-start-1 lg:pt-2`}>
        <Dates {...answer} />
      </span>
    </summary>
  );
}

/** Links to the sections of an answer. They're above the sections or, on desktops, beside the sections and always in view. */
function Parts({ id, sections }: Pick<Answer, 'id' | 'sections'>) {
  const label = `${id}-parts`;
  return (
    <nav
      aria-labelledby={`${label} ${id}-question`}
      className="mt-8 lg:sticky lg:top-24 lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:mt-0 lg:self-start print:hidden"
    >
      <p id={label} className="label-caps text-muted">
        {blogsTexts.contents}
      </p>
      <ol className="mt-2 border-l border-line pl-4">
        {sections.map((section) => (
          <li key={section.id}>
            <a
              href={`#${section.id}`}
              className="block py-1.5 text-small text-text/85 transition-colors duration-quick hover:text-accent-bright"
            >
              {section.title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function AnswerArticle({ answer }: { readonly answer: Answer }) {
  const { id, lead, sections, sources } = answer;
  return (
    <article aria-labelledby={`${id}-question`} className="answer relative border-t border-line">
      <FoldedAnswer id={`${id}-answer`}>
        <Question answer={answer} />
        {/* Links to the answer lead to this element at its top. It's inside `details`, so the browser opens the answer. */}
        <span id={id} className="absolute top-0" />
        <div className={`pt-4 pb-16 lg:grid lg:pb-24 print:pb-0 ${columns}`}>
          <div className={`lg:col-start-2 ${row}`}>
            <p className="max-w-prose border-l-2 border-accent pl-5 text-lead sm:pl-7 xl:col-start-2 print:pl-4">
              {lead}
            </p>
          </div>
          <Parts id={id} sections={sections} />
          <div className="lg:col-start-2">
            {sections.map((section) => (
              <section key={section.id} className={nextRow}>
                <h3 id={section.id} className="text-card">
                  {section.title}
                </h3>
                <div className="mt-5 min-w-0 space-y-5 xl:mt-0 print:mt-2 print:space-y-2">
                  {section.blocks.map((block, index) => (
                    <AnswerBlock key={index} block={block} />
                  ))}
                </div>
              </section>
            ))}
            {sources.length > 0 && (
              <footer className={`text-small text-muted ${nextRow}`}>
                <h3 className="label-caps text-muted xl:pt-1">{blogsTexts.sources}</h3>
                <ul className="mt-3 flex flex-wrap gap-x-8 gap-y-3 xl:mt-0 print:gap-y-0.5">
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
