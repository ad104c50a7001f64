import { Fold } from '@/components/ui/Fold';
import { LinkedText } from '@/components/ui/LinkedText';
import type { firstVisit } from '@/lib/content/firstVisit';
import type { VisitQuestion } from '@/lib/schemas';

interface QuestionProps {
  readonly entry: VisitQuestion;
  /** The price of one class, or the range of prices. */
  readonly price: string;
}

function Question({ entry, price }: QuestionProps) {
  const { question, answer, hasPrices } = entry;
  return (
    <Fold summary={question} summaryClassName="text-balance max-md:py-2 md:min-h-14 lg:min-h-18">
      <p>
        {hasPrices && <strong className="text-text">{price}</strong>} <LinkedText text={answer} />
      </p>
    </Fold>
  );
}

interface FirstVisitProps extends Pick<QuestionProps, 'price'> {
  readonly content: typeof firstVisit;
}

/** Questions about a first visit, with their answers folded. The answers open without scripts. */
export function FirstVisit({ content, price }: FirstVisitProps) {
  const { questions } = content;
  if (questions.length === 0) return null;
  return (
    <div id="first-visit" className="first-visit scroll-mt-bar">
      {questions.map((entry) => (
        <Question key={entry.question} entry={entry} price={price} />
      ))}
    </div>
  );
}
