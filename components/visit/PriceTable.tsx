import type { ReactNode } from 'react';
import type { prices as studioPrices } from '@/lib/content/firstVisit';
import { priceTexts } from '@/lib/words';

interface PriceTableProps {
  /** The price of one class. */
  readonly single: ReactNode;
  readonly prices: typeof studioPrices;
}

/** Packs and memberships beside the price of one class (product 14.5); nothing where the studio has none. */
export function PriceTable({ single, prices }: PriceTableProps) {
  const { packs, note: ofSingle } = prices;
  const { caption, columns } = priceTexts;
  if (packs.length === 0) return null;
  const rows = [{ name: priceTexts.single, price: single, note: ofSingle }, ...packs];
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
              {note && <small className="block text-small font-normal text-muted">{note}</small>}
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
