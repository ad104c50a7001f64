import { DeferredContent } from '@/components/navigation/PageContent';
import { answers, blogs } from '@/lib/content/answers/answers';
import { pageAt } from '@/lib/pages';
import { AnswerArticle } from './AnswerArticle';

/** Questions with their answers folded below them (product 2.11). */
export function BlogsScreen() {
  return (
    <div className="mx-auto w-full max-w-page px-gutter py-section print:p-0">
      <header className="grid items-end gap-x-16 gap-y-6 lg:grid-cols-[15rem_minmax(0,1fr)] xl:gap-x-24 print:block">
        <div>
          <p className="text-small font-semibold text-accent">{blogs.label}</p>
          <h1 className="mt-4 text-hero lg:whitespace-nowrap">{pageAt('/blogs').title}</h1>
        </div>
        <div className="max-w-prose print:mt-4">
          <p className="font-display text-card font-bold text-balance uppercase">
            {blogs.headline}
          </p>
          <p className="mt-4 text-lead text-muted">{blogs.lead}</p>
        </div>
      </header>
      <DeferredContent>
        <div className="mt-12 border-b border-line lg:mt-16 print:mt-5 print:border-0">
          {answers.map((answer) => (
            <AnswerArticle key={answer.id} answer={answer} />
          ))}
        </div>
      </DeferredContent>
    </div>
  );
}
