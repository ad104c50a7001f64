import { PageLink } from '@/components/navigation/PageLink';
import type { FoundServices } from '@/lib/services/findServices';
import { servicePath } from '@/lib/services/paths';
import { detailsTexts } from '@/lib/words';

/** Links to other services that have the same address: two classes at the same price, for example (product 10.3). */
export function SharedValue({ value, others }: Pick<FoundServices, 'value' | 'others'>) {
  if (others.length === 0) return null;
  const { heading, text } = detailsTexts.shared;
  return (
    <aside
      aria-labelledby="shared-value"
      className="mt-6 rounded-card border-l-4 border-accent bg-surface p-6 pl-5 wrap-anywhere sm:p-8 sm:pl-7"
    >
      <h2 id="shared-value" className="text-card">
        {heading}
      </h2>
      <p className="mt-2 text-muted">{text(value)}</p>
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {others.map(({ id, name }) => (
          <li key={id}>
            <PageLink
              href={servicePath(id)}
              className="inline-block py-2 underline underline-offset-4 hover:text-accent-bright"
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}
