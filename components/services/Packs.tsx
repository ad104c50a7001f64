import { prices } from '@/lib/content/prices';

/** Packs and memberships beside the cards, which have the prices of one class; nothing where the studio has none. */
export function Packs() {
  const { caption, packs } = prices;
  if (packs.length === 0) return null;
  return (
    <aside
      aria-labelledby="packs"
      className="self-start lg:sticky lg:top-24 lg:col-start-1 lg:row-start-2"
    >
      <h2 id="packs" className="text-label text-muted">
        {caption}
      </h2>
      <dl className="mt-3 grid gap-x-8 border-b border-line sm:max-lg:grid-cols-2">
        {packs.map(({ name, price, note }) => (
          <div key={name} className="border-t border-line py-5">
            <dt className="text-lead font-bold">{name}</dt>
            <dd className="font-display text-section font-bold text-ember">{price}</dd>
            <dd className="mt-1 text-small text-muted">{note}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}
