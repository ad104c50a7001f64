import { DeferredContent } from '@/components/navigation/PageContent';
import { NextStep } from '@/components/ui/Containers';
import { answers, blogs } from '@/lib/content/answers/answers';
import { pageAt } from '@/lib/pages';
import { loginTexts, signUpPage } from '@/lib/words';
import { AnswerArticle } from './AnswerArticle';

/** Questions with their answers folded below them (product 2.11). */
export function BlogsScreen() {
  return (
    <>
      <header className="bg-surface bg-[radial-gradient(60%_24rem_at_20%_0,--alpha(theme(colors.accent.DEFAULT)/24%),transparent)]">
        <div className="mx-auto grid w-full max-w-page items-baseline gap-x-16 gap-y-5 px-gutter py-12 md:py-16 lg:grid-cols-[15rem_minmax(0,1fr)] lg:pt-28 xl:gap-x-24 print:block print:p-0">
          <h1 className="text-name lg:whitespace-nowrap">{pageAt('/blogs').title}</h1>
          <div className="max-w-prose print:mt-4">
            <p className="font-display text-card font-bold text-balance uppercase">
              {blogs.headline}
            </p>
            <p className="mt-4 text-lead text-muted">{blogs.lead}</p>
          </div>
        </div>
      </header>
      <DeferredContent>
        <div className="mx-auto w-full max-w-page px-gutter print:p-0">
          {answers.map((answer) => (
            <AnswerArticle key={answer.id} answer={answer} />
          ))}
        </div>
        <NextStep text={signUpPage.lead} href="/signup" label={loginTexts.other.link} />
      </DeferredContent>
    </>
  );
}
