import { DeferredContent } from '@/components/navigation/DeferredContent';
import { BookingBar } from '@/components/timetable/BookingBar';
import { FirstVisit } from '@/components/visit/FirstVisit';
import type { FoundServices } from '@/lib/catalogue/findServices';
import { servicePath } from '@/lib/catalogue/paths';
import type { Service } from '@/lib/catalogue/service';
import { serviceTexts } from '@/lib/content/services';
import { Breadcrumb } from './Breadcrumb';
import { RelatedServices } from './RelatedServices';
import { ServiceFacts } from './ServiceFacts';
import { frameStandIn, type KnownPictures, ServicePicture } from './ServicePicture';
import { WaysToBook } from './WaysToBook';

/** Links to the other services that the address stands for as well: two classes at the same price, say (product 10.3). */
function SharedValue({ value, others }: { value: string; others: readonly Service[] }) {
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

interface ServiceDetailsProps {
  readonly found: FoundServices;
  readonly related: readonly Service[];
  readonly pictures: KnownPictures;
  /** The service is newer than the build. */
  readonly unbuilt?: boolean;
}

/**
 * The details screen of one service (product 2.7): heading, the card with its id, and below it picture, facts
 * and ways to book. A pure view: the exported page and the 404 screen's lookup both draw it.
 */
export function ServiceDetails({ found, related, pictures, unbuilt }: ServiceDetailsProps) {
  const { service, others, value } = found;
  return (
    <>
      <div className={`mx-auto w-full max-w-page px-gutter pt-6 pb-section ${frameStandIn}`}>
        <Breadcrumb name={service.name} />
        <div className="mt-6 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
          <div className="min-w-0">
            <p className="font-display text-label font-bold text-ember uppercase">
              {serviceTexts.details.eyebrow}
            </p>
            <h1 className="mt-2 text-title wrap-anywhere">{service.name}</h1>
          </div>
          <p className="rounded-card px-3 py-1.5 text-small text-muted wrap-anywhere ring-1 ring-line">
            {serviceTexts.details.id(service.id)}
          </p>
        </div>
        <div className="mt-8 grid gap-6 lg:grid-cols-[7fr_5fr] low:grid-cols-2">
          <div
            key={service.picture}
            data-frame=""
            className="self-start overflow-hidden rounded-card"
          >
            <DeferredContent meanwhile={<div className="aspect-[4/3]" />}>
              <ServicePicture
                address={service.picture}
                name={service.name}
                known={pictures[service.picture]}
                sizes="(min-width: 80rem) 680px, (min-width: 64rem) 54vw, 92vw"
                priority
              />
            </DeferredContent>
          </div>
          <ServiceFacts service={service} unbuilt={unbuilt} />
        </div>
        <SharedValue value={value} others={others} />
      </div>
      <DeferredContent>
        <WaysToBook name={service.name} />
        <FirstVisit service={service} />
        <RelatedServices services={related} pictures={pictures} />
      </DeferredContent>
      <BookingBar service={service} />
    </>
  );
}
