import { LowerContent } from '@/components/navigation/LowerContent';
import { PageHeading, NextStep } from '@/components/ui/Containers';
import { ContentPicture } from '@/components/ui/ContentPicture';
import { answers, blogs } from '@/lib/content/answers/answers';
import { pictures } from '@/lib/content/pictures';
import { pageAt } from '@/lib/pages';
import { loginTexts } from '@/lib/words';
import { AnswerArticle } from './AnswerArticle';

/** Questions with their answers folded below them (product 2.11). */
export function BlogsScreen() {
  return (
    <>
      <header className="answer-columns mx-auto w-full max-w-page px-gutter pt-8 pb-12 lg:items-baseline-last lg:pt-10 xl:items-stretch print:p-0">
        <PageHeading>
          <h1 className="text-name lg:whitespace-nowrap">{pageAt('/blogs').title}</h1>
        </PageHeading>
        <div className="max-lg:mt-5">
          <p className="font-display text-card font-bold text-balance uppercase">
            {blogs.headline}
          </p>
          <p className="mt-3 max-w-136 text-lead text-pretty text-muted">{blogs.lead}</p>
        </div>
        <ContentPicture
          picture={{ ...pictures.login, alt: '' }}
          sizes="(min-width: 80rem) 20rem, 100vw"
          className="relative max-lg:mt-6 lg:max-xl:hidden print:hidden"
          imgClassName="aspect-2/1 size-full rounded-card object-cover object-[60%_50%] ring-1 ring-line xl:absolute"
        />
      </header>
      <LowerContent>
        <div className="mx-auto w-full max-w-page px-gutter print:p-0">
          {answers.map((answer) => (
            <AnswerArticle key={answer.id} answer={answer} />
          ))}
        </div>
        <NextStep text={blogs.closing} href="/signup" label={loginTexts.other.link} />
      </LowerContent>
    </>
  );
}
