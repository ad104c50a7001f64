import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/Containers';
import type { firstVisit, prices as studioPrices } from '@/lib/content/firstVisit';
import type { VisitQuestion } from '@/lib/schemas';
import { Answer } from './Answer';
import { PriceTable } from './PriceTable';

/** What answers say beside their own words. */
interface VisitFacts {
  /** What can be bought. */
  readonly prices: typeof studioPrices;
  /** What one class costs, or from how much to how much. */
  readonly price: string;
  /** The same, where it follows newer data. */
  readonly livePrice?: ReactNode;
}

interface QuestionProps extends VisitFacts {
  readonly asked: VisitQuestion;
}

/** A question, with its answer folded until it is pressed. */
function Question({ asked, prices, ...facts }: QuestionProps) {
  const { question, answer, hasPrices } = asked;
  const { price, livePrice = price } = facts;
  return (
    <Fold
      summary={question}
      className="border-b border-line md:border-b-0 md:border-t"
      summaryClassName="sm:min-h-14"
    >
      <p className="max-w-prose pb-5 text-muted">
        {hasPrices && <strong className="block text-text">{livePrice}</strong>}
        <Answer text={answer} />
      </p>
      {hasPrices && <PriceTable packs={prices.packs} />}
    </Fold>
  );
}

interface FirstVisitProps extends VisitFacts {
  /** The questions. */
  readonly content: typeof firstVisit;
}

/** The questions before a first visit, each answer folded until it is pressed (product 14.5). It needs no script. */
export function FirstVisit({ content, ...facts }: FirstVisitProps) {
  const { questions } = content;
  if (questions.length === 0) return null;
  const half = Math.ceil(questions.length / 2);
  const columns = [questions.slice(0, half), questions.slice(half)];
  return (
    <div
      id="first-visit"
      className="grid scroll-mt-bar content-start gap-x-10 border-t border-line wrap-anywhere md:grid-cols-2 md:border-t-0"
    >
      {/* Each column is a box of its own: an answer that opens moves nothing in the other. */}
      {columns.map((column, index) => (
        <div key={index}>
          {column.map((asked) => (
            <Question key={asked.question} {...facts} asked={asked} />
          ))}
        </div>
      ))}
    </div>
  );
}
