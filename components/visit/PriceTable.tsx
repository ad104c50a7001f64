import type { Prices } from '@/lib/schemas';
import { priceTexts } from '@/lib/words';

/** Packs and memberships (product 14.5). Renders nothing if the studio has none. */
export function PriceTable({ packs }: Pick<Prices, 'packs'>) {
  const { columns } = priceTexts;
  if (packs.length === 0) return null;
  return (
    <table className="mb-6 w-full border-collapse">
      <thead className="sr-only">
        <tr>
          <th scope="col">{columns.name}</th>
          <th scope="col">{columns.price}</th>
        </tr>
      </thead>
      <tbody className="divide-y divide-line border-y border-line">
        {packs.map(({ name, price, note }) => (
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
