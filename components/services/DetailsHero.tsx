import { PageLink } from '@/components/navigation/PageLink';
import { PageHero } from '@/components/ui/Containers';
import type { NamedPicture } from '@/lib/pictures/variants';
import type { Service } from '@/lib/services/service';
import { detailsWords, linkWords } from '@/lib/words';
import { ServicePicture } from './ServicePicture';

function Breadcrumb({ name }: Pick<Service, 'name'>) {
  const { label, home } = detailsWords.breadcrumb;
  const steps = [
    { name: home, href: '/' },
    { name: linkWords.classes, href: '/services' },
  ];
  return (
    <nav aria-label={label} className="text-small text-muted">
      <ol className="flex flex-wrap items-center">
        {steps.map((step) => (
          <li key={step.href} className='after:mx-2 after:text-edge after:content-["/"/""]'>
            <PageLink
              href={step.href}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:text-text hover:underline"
            >
              {step.name}
            </PageLink>
          </li>
        ))}
        <li className="min-w-0 wrap-anywhere text-text" aria-current="page">
          {name}
        </li>
      </ol>
    </nav>
  );
}

/**
 * At full size, words of up to this many letters fit into 320 px. With a longer word, the name is
 * smaller on small screens.
 */
const shortWord = 9;
/**
 * If a word has more letters than this, or the name more than `longName`, the name has the size of
 * a page title.
 */
const longWord = 13;
const longName = 40;

function nameSize(name: string): string {
  const longest = Math.max(...name.split(/\s+/).map((word) => word.length));
  if (longest > longWord || name.length > longName) return 'text-title';
  return longest > shortWord ? 'text-name-long' : 'text-name';
}

/** Prices with this many characters or more have a smaller font size. */
const longPrice = 24;

interface DetailsHeroProps {
  readonly service: Service;
  readonly pictures: readonly NamedPicture[];
}

/** The full-width picture of a service, with the breadcrumb, id, name and price on it. */
export function DetailsHero({ service, pictures }: DetailsHeroProps) {
  const { id, name, price } = service;
  const { id: idText, price: priceLabel } = detailsWords;
  const row = 'mx-auto w-full max-w-page px-gutter';
  return (
    <PageHero
      className="details-hero"
      picture={
        <ServicePicture
          service={service}
          pictures={pictures}
          sizes="(min-width: 48rem) 66vw, 100vw"
          className="details-picture"
          priority
        />
      }
    >
      <div className={`flex flex-wrap items-center justify-between gap-x-6 gap-y-2 ${row}`}>
        <Breadcrumb name={name} />
        <p className="details-id">{idText(id)}</p>
      </div>
      <div className={row}>
        <div className="details-name">
          <h1 className={nameSize(name)}>{name}</h1>
          <p
            className={`mt-3 font-display text-card font-bold text-accent wrap-anywhere ${price.length < longPrice ? 'md:text-section' : ''}`}
          >
            <span className="sr-only">{priceLabel}</span> {price}
          </p>
        </div>
      </div>
    </PageHero>
  );
}
