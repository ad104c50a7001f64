import { LowerPart } from '@/components/navigation/LowerPart';
import { PageHeading, NextStep } from '@/components/ui/Containers';
import { answers, blogs } from '@/lib/content/answers/answers';
import { pageAt } from '@/lib/studio/pageList';
import { loginWords } from '@/lib/words';
import { AnswerArticle } from './AnswerArticle';

/** Questions with their answers folded below them. */
export function BlogsScreen() {
  return (
    <>
      <header className="answer-article-columns page-width items-end pt-8 pb-10 lg:pt-10 print:p-0">
        <PageHeading>
          <h1 className="text-name lg:whitespace-nowrap">{pageAt('/blogs').title}</h1>
        </PageHeading>
        <p className="mt-4 max-w-136 text-lead text-muted lg:mt-0">{blogs.lead}</p>
      </header>
      <LowerPart>
        <div className="page-width print:p-0">
          {answers.map((answer) => (
            <AnswerArticle key={answer.id} answer={answer} />
          ))}
        </div>
        <NextStep text={blogs.closing} href="/signup" label={loginWords.otherForm.label} />
      </LowerPart>
    </>
  );
}
