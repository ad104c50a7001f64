import { DeferredContent } from '@/components/navigation/DeferredContent';
import type { Answer } from '@/lib/content/answers/answer';
import { answers, blogs } from '@/lib/content/answers/answers';
import { AnswerArticle } from './AnswerArticle';

const link = 'block py-1.5 transition-colors duration-quick hover:text-ember-bright';

/**
 * The way through a long page: the questions on a phone, questions and parts beside the text on a desktop, where the
 * list stays in view.
 */
function ContentsList({ answers }: { answers: readonly Answer[] }) {
  return (
    <nav
      aria-labelledby="contents"
      className="lg:sticky lg:top-24 lg:max-h-[calc(100svh-8rem)] lg:overflow-y-auto lg:pb-12 lg:mask-b-from-[calc(100%-3rem)] print:hidden"
    >
      <h2 id="contents" className="text-label text-muted">
        {blogs.contents}
      </h2>
      <ol className="mt-3 divide-y divide-line border-y border-line lg:divide-y-0 lg:border-y-0">
        {answers.map(({ id, short, sections }) => (
          <li key={id} className="py-1.5 lg:py-2">
            <a href={`#${id}`} className={`${link} font-semibold text-text`}>
              {short}
            </a>
            <ol className="mt-1 hidden border-l border-line pl-4 lg:block">
              {sections.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`} className={`${link} text-small text-muted`}>
                    {section.title}
                  </a>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** The page of written answers: its heading, the contents list, and one article for each question. */
export function BlogsScreen() {
  return (
    <div className="mx-auto w-full max-w-page px-gutter py-section print:p-0">
      <header className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)] xl:gap-x-24 print:block">
        <div>
          <p className="font-display text-label font-bold uppercase text-ember">{blogs.label}</p>
          <h1 className="mt-4 text-hero lg:whitespace-nowrap">{blogs.title}</h1>
        </div>
        <p className="max-w-prose text-lead text-muted print:mt-4">{blogs.lead}</p>
      </header>
      <DeferredContent>
        <div className="mt-12 grid grid-cols-1 items-start gap-x-16 gap-y-16 border-t border-line pt-12 lg:mt-16 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-16 xl:gap-x-24 print:mt-8 print:block print:pt-0">
          <ContentsList answers={answers} />
          <div className="grid grid-cols-1 gap-24 print:block">
            {answers.map((answer, index) => (
              <AnswerArticle key={answer.id} answer={answer} position={index + 1} />
            ))}
          </div>
        </div>
      </DeferredContent>
    </div>
  );
}
