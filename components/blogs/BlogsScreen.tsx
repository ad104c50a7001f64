import { answers, blogs } from '@/lib/content/answers/answers';
import { DeferredContent } from '@/components/navigation/DeferredContent';
import { AnswerArticle } from './AnswerArticle';
import { ContentsList } from './ContentsList';

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
