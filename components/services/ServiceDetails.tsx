import { DeferredContent } from '@/components/navigation/DeferredContent';
import { BookingBar } from '@/components/timetable/NextClass';
import { FirstVisit } from '@/components/visit/FirstVisit';
import type { FoundServices } from '@/lib/catalogue/findServices';
import { servicePath } from '@/lib/catalogue/paths';
import type { Service } from '@/lib/catalogue/service';
import { serviceTexts } from '@/lib/content/services';
import { Breadcrumb } from './Breadcrumb';
import { GrowingPicture } from './GrowingPicture';
import { RelatedServices } from './RelatedServices';
import { ClassDescription, ServiceFacts } from './ServiceFacts';
import { frameStandIn, type KnownPictures, ServicePicture } from './ServicePicture';
import { WaysToBook } from './WaysToBook';

/** Links to other services that have the same address: two classes at the same price, for example (product 10.3). */
function SharedValue({ value, others }: { value: string; others: readonly Service[] }) {
  if (others.length === 0) return null;
  const { heading, text } = serviceTexts.details.shared;
  return (
    <aside
      aria-labelledby="shared-value"
      className="mt-6 rounded-card border-l-4 border-steel bg-surface p-6 pl-5 wrap-anywhere sm:p-8 sm:pl-7"
    >
      <h2 id="shared-value" className="text-card">
        {heading}
      </h2>
      <p className="mt-2 text-muted">{text(value)}</p>
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

/** From how many characters on a price is set as text, not as a large figure. */
const longPrice = 24;

/**
 * The shape of the picture, by the number of classes in the column beside it, each on a line of its own: picture and
 * facts end at the same height. The placeholder of the picture (`i`) has the same shape.
 */
function pictureShape(classes: number): string {
  if (classes === 0)
    return 'md:[&_:is(img,i)]:aspect-[4/3] md:[&_:is(.growing,picture,img)]:h-full';
  if (classes < 6) return 'md:[&_:is(img,i)]:aspect-[2/1]';
  return classes < 8 ? 'md:[&_:is(img,i)]:aspect-[3/2]' : 'md:[&_:is(img,i)]:aspect-square';
}

interface ServiceDetailsProps {
  readonly found: FoundServices;
  readonly related: readonly Service[];
  readonly pictures: KnownPictures;
  /** The service as the build knows it, if it does. */
  readonly built?: Service;
}

/**
 * The details screen of one service (product 2.7): heading and price, the card with its id, and below them picture,
 * facts and ways to book. The exported page, the live list and the 404 screen's lookup render it. From tablets on picture and
 * facts are side by side. On phones the description follows the times (product 14.3).
 */
export function ServiceDetails({ found, related, pictures, built }: ServiceDetailsProps) {
  const { service, others, value } = found;
  const classes = service.sessions?.length ?? 0;
  const columns = 'md:grid-cols-2 lg:grid-cols-[7fr_5fr]';
  return (
    <>
      <div className={`mx-auto w-full max-w-page px-gutter pt-6 pb-section ${frameStandIn}`}>
        <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
          <Breadcrumb name={service.name} />
          <p className="rounded-card px-3 py-1.5 text-small text-muted wrap-anywhere ring-1 ring-line">
            {serviceTexts.details.id(service.id)}
          </p>
        </div>
        <p className="mt-6 label-caps text-ember">{serviceTexts.details.eyebrow}</p>
        <div
          className={`mt-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 md:grid md:gap-x-6 ${columns}`}
        >
          <h1 className="min-w-0 text-title wrap-anywhere">{service.name}</h1>
          <p
            className={`font-display font-bold text-ember wrap-anywhere ${service.price.length < longPrice ? 'text-card md:text-section' : 'text-card'}`}
          >
            <span className="sr-only">{serviceTexts.details.price}</span> {service.price}
          </p>
        </div>
        <div className={`mt-6 grid grid-cols-1 gap-6 md:mt-8 low:grid-cols-2 ${columns}`}>
          <div className="contents min-w-0 grid-cols-1 gap-6 md:grid md:grid-rows-[auto_1fr] md:only:grid-rows-1 low:grid">
            <div
              key={service.picture}
              className={`[&_:is(img,i)]:aspect-video ${pictureShape(classes)}`}
            >
              <DeferredContent meanwhile={<i className="block" />}>
                <GrowingPicture>
                  <ServicePicture
                    address={service.picture}
                    name={service.name}
                    known={pictures[service.picture]}
                    sizes="(min-width: 80rem) 680px, (min-width: 64rem) 54vw, (min-width: 48rem) 45vw, 92vw"
                    priority
                  />
                </GrowingPicture>
              </DeferredContent>
            </div>
            {classes > 0 && <ClassDescription service={service} />}
          </div>
          <ServiceFacts service={service} built={built} />
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
