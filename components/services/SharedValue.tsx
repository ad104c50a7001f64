import { servicePath } from '@/lib/catalogue/paths';
import type { Service } from '@/lib/catalogue/service';
import { serviceTexts } from '@/lib/content/services';

/** Links to the other services that the address stands for as well: two classes at the same price, say (product 10.3). */
export function SharedValue({ value, others }: { value: string; others: readonly Service[] }) {
  if (others.length === 0) return null;
  const { heading, text } = serviceTexts.details.shared;
  return (
    <aside
      aria-labelledby="shared-value"
      className="mt-8 rounded-card border-l-4 border-steel bg-surface p-6 wrap-anywhere"
    >
      <h2 id="shared-value" className="text-card">
        {heading}
      </h2>
      <p className="mt-2 text-muted">
        {text} {value}
      </p>
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {others.map(({ id, name }) => (
          <li key={id}>
            <a
              href={servicePath(id)}
              className="inline-block py-2 underline underline-offset-4 hover:text-ember-bright"
            >
              {name}
            </a>
          </li>
        ))}
      </ul>
    </aside>
  );
}
