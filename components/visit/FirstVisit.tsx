import { Section } from '@/components/layout/Section';
import { foldStyles } from '@/components/ui/foldStyles';
import type { Service } from '@/lib/catalogue/service';
import { firstVisit } from '@/lib/content/firstVisit';
import { GettingThere } from './GettingThere';
import { PriceTable } from './PriceTable';

interface FirstVisitProps {
  /** The class whose page it is part of; Home has none. */
  readonly service?: Service;
  readonly content?: typeof firstVisit;
}

/** The questions before a first visit, each folded until it is pressed (product 14.5). No script is needed. */
export function FirstVisit({ service, content = firstVisit }: FirstVisitProps) {
  const { heading, lead, questions } = content;
  if (questions.length === 0) return null;
  return (
    <Section id="first-visit" heading={heading} lead={lead} continues={!service}>
      <div className="grid gap-x-16 border-t border-line md:grid-cols-2 md:border-t-0">
        {questions.map(({ question, answer, ofClass, shows }) => (
          <details key={question} className="group border-b border-line md:border-b-0 md:border-t">
            <summary className={`${foldStyles} min-h-13 sm:min-h-14`}>{question}</summary>
            <p className="max-w-prose pb-5 text-muted">
              {(service && ofClass?.(service)) ?? answer}
            </p>
            {shows === 'prices' && <PriceTable single={service?.price} />}
            {shows === 'map' && <GettingThere />}
          </details>
        ))}
      </div>
    </Section>
  );
}
