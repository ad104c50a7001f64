import type { ReactNode } from 'react';
import { Section } from '@/components/ui/Section';
import { Fold } from '@/components/ui/Fold';
import { firstVisit, prices as studioPrices } from '@/lib/content/firstVisit';
import { GettingThere } from './GettingThere';

interface PriceTableProps {
  /** The price of one class, if the table is about that class. */
  readonly single?: ReactNode;
  readonly prices?: typeof studioPrices;
}

/** Packs and memberships beside the price of one class (product 14.5); nothing where the studio has none. */
export function PriceTable({ single, prices = studioPrices }: PriceTableProps) {
  const { caption, columns, packs } = prices;
  if (packs.length === 0) return null;
  const rows = [{ ...prices.single, price: single ?? prices.single.price }, ...packs];
  return (
    <table className="mb-6 w-full border-collapse">
      <caption className="pb-2 text-left text-small text-muted">{caption}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.price}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {rows.map(({ name, price, note }) => (
          <tr key={name} className="align-baseline">
            <th scope="row" className="py-3 pr-4 text-left font-bold">
              {name}
              <small className="block text-small font-normal text-muted">{note}</small>
            </th>
            <td className="w-28 py-3 text-right sm:w-44 font-display text-lg font-bold sm:text-card text-accent">
              {price}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface FirstVisitProps {
  /** What the class whose page it is part of says; Home has none. */
  readonly ofClass?: { readonly price: ReactNode; readonly bring?: ReactNode };
  readonly content?: typeof firstVisit;
}

/** The questions before a first visit, each answer folded until it is pressed (product 14.5). It needs no script. */
export function FirstVisit({ ofClass, content = firstVisit }: FirstVisitProps) {
  const { heading, lead, questions } = content;
  if (questions.length === 0) return null;
  return (
    <Section id="first-visit" heading={heading} lead={lead} continues={!ofClass}>
      <div className="grid gap-x-16 border-t border-line md:grid-cols-2 md:border-t-0">
        {questions.map(({ question, answer, ofClass: own, shows }) => (
          <Fold
            key={question}
            summary={question}
            className="border-b border-line md:border-b-0 md:border-t"
            summaryClassName="sm:min-h-14"
          >
            <p className="max-w-prose pb-5 text-muted">
              {own && ofClass?.[own.fact] ? (
                <>
                  {ofClass[own.fact]}
                  {own.rest}
                </>
              ) : (
                answer
              )}
            </p>
            {shows === 'prices' && <PriceTable single={ofClass?.price} />}
            {shows === 'map' && <GettingThere />}
          </Fold>
        ))}
      </div>
    </Section>
  );
}
