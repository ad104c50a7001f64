import { DeferredContent } from '@/components/navigation/PageContent';
import { LitTitle, NextStep } from '@/components/ui/Containers';
import { answers, blogs } from '@/lib/content/answers/answers';
import { pageAt } from '@/lib/pages';
import { loginTexts } from '@/lib/words';
import { AnswerArticle } from './AnswerArticle';

/** Questions with their answers folded below them (product 2.11). */
export function BlogsScreen() {
  return (
    <>
      <header className="mx-auto grid w-full max-w-page items-end gap-x-16 gap-y-5 px-gutter pt-8 pb-12 lg:grid-cols-[15rem_1fr_1.2fr] lg:pt-10 xl:gap-x-24 print:block print:p-0">
        <LitTitle>
          <h1 className="text-name lg:whitespace-nowrap">{pageAt('/blogs').title}</h1>
        </LitTitle>
        <p className="font-display text-card font-bold text-balance uppercase">{blogs.headline}</p>
        <p className="text-lead text-muted">{blogs.lead}</p>
      </header>
      <DeferredContent>
        <div className="mx-auto w-full max-w-page px-gutter print:p-0">
          {answers.map((answer) => (
            <AnswerArticle key={answer.id} answer={answer} />
          ))}
        </div>
        <NextStep text={blogs.closing} href="/signup" label={loginTexts.other.link} />
      </DeferredContent>
    </>
  );
}
