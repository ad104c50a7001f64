import { prices as studioPrices } from '@/lib/content/prices';

interface PriceTableProps {
  /** The price of one class, where the table is about that class. */
  readonly single?: string;
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
            <td className="w-28 py-3 text-right sm:w-44 font-display text-lg font-bold sm:text-card text-ember">
              {price}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
