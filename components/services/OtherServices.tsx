import { PageLink } from '@/components/navigation/PageLink';
import type { NamedPicture } from '@/lib/pictures/variants';
import type { FoundServices } from '@/lib/services/findServices';
import { servicePath } from '@/lib/services/paths';
import type { Service } from '@/lib/services/service';
import { detailsWords, destinationWords } from '@/lib/words';
import { ServicePicture } from './ServicePicture';

/**
 * Links to the other services that the page's URL could refer to, for example because they have the
 * same price.
 */
export function SharedAlias({
  matchedValue,
  others,
}: Pick<FoundServices, 'matchedValue' | 'others'>) {
  if (others.length === 0) return null;
  const { heading, text } = detailsWords.otherMatches;
  return (
    <aside
      aria-labelledby="shared-value"
      className="mt-6 rounded-card border-l-4 border-accent bg-surface p-6 pl-5 wrap-anywhere md:p-8 md:pl-7"
    >
      <h2 id="shared-value" className="text-card">
        {heading}
      </h2>
      <p className="mt-2 text-muted">{text(matchedValue)}</p>
      <ul className="mt-3 flex flex-wrap gap-x-6">
        {others.map(({ id, name }) => (
          <li key={id}>
            <PageLink
              href={servicePath(id)}
              className="text-link inline-flex min-h-11 items-center"
            >
              {name}
            </PageLink>
          </li>
        ))}
      </ul>
    </aside>
  );
}

interface RelatedServicesProps {
  readonly services: readonly Service[];
  readonly pictures: readonly NamedPicture[];
}

export function RelatedServices({ services, pictures }: RelatedServicesProps) {
  if (services.length === 0) return null;
  return (
    <section aria-labelledby="related" className="page-width pt-10 pb-4 md:py-section">
      <div className="flex flex-wrap items-center justify-between gap-x-8">
        <h2 id="related" className="service-details-heading">
          {detailsWords.related}
        </h2>
        <PageLink
          href="/services#timetable"
          className="text-link inline-flex min-h-11 items-center"
        >
          {destinationWords.week}
        </PageLink>
      </div>
      <ul className="mt-3 grid gap-2.5 md:mt-4 md:grid-cols-3 md:gap-4">
        {services.map((service) => (
          <li key={service.id}>
            <PageLink
              href={servicePath(service.id)}
              className="group grid h-full overflow-clip rounded-card ring-1 ring-line wrap-anywhere *:col-start-1 *:row-start-1"
            >
              <ServicePicture
                key={service.picture}
                service={service}
                pictures={pictures}
                sizes="(min-width: 103.5rem) 33rem, (min-width: 48rem) 33vw, 100vw"
                className="aspect-2/1 self-start mask-b-from-40% md:aspect-3/2"
                decorative
              />
              <div className="z-1 self-end p-4 md:p-5">
                <h3 className="text-card group-hover:text-accent-bright">{service.name}</h3>
                <p className="mt-1 text-small text-muted">{service.price}</p>
              </div>
            </PageLink>
          </li>
        ))}
      </ul>
    </section>
  );
}
