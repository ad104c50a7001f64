import type { Answer } from '@/lib/content/answers/answer';
import { blogs } from '@/lib/content/answers/answers';

const link = 'block py-1.5 transition-colors duration-quick hover:text-ember-bright';

/**
 * The way through a long page: the questions on a phone, questions and parts beside the text on a desktop, where the
 * list stays in view.
 */
export function ContentsList({ answers }: { answers: readonly Answer[] }) {
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
