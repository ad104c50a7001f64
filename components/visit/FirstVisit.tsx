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
      className="border-b border-line"
      summaryClassName="sm:min-h-14 lg:min-h-18 lg:text-lead"
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
  return (
    <div id="first-visit" className="scroll-mt-bar border-t border-line wrap-anywhere">
      {questions.map((entry) => (
        <Question key={entry.question} {...facts} entry={entry} />
      ))}
    </div>
  );
}
