import type { ReactNode } from 'react';
import { Fold } from '@/components/ui/Containers';
import type { firstVisit, prices as studioPrices } from '@/lib/content/firstVisit';
import type { VisitQuestion } from '@/lib/schemas';
import { Answer } from './Answer';
import { PriceTable } from './PriceTable';

/** The data that answers show in addition to their text. */
interface VisitFacts {
  /** The studio's packs and memberships. */
  readonly prices: typeof studioPrices;
  /** The price of one class, or the range of prices. */
  readonly price: string;
  /** The same price, updated with live data. */
  readonly livePrice?: ReactNode;
}

interface QuestionProps extends VisitFacts {
  readonly entry: VisitQuestion;
}

function Question({ entry, prices, ...facts }: QuestionProps) {
  const { question, answer, hasPrices } = entry;
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
  readonly content: typeof firstVisit;
}

/** Questions about a first visit, with their answers folded (product 14.5). The answers open without scripts. */
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
      {/* Each column is its own box, so opening an answer doesn't move the other column. */}
      {columns.map((column, index) => (
        <div key={index}>
          {column.map((entry) => (
            <Question key={entry.question} {...facts} entry={entry} />
          ))}
        </div>
      ))}
    </div>
  );
}
