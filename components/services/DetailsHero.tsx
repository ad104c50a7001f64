import { PageLink } from '@/components/navigation/PageLink';
import type { NamedPicture } from '@/lib/pictures/variants';
import type { Service } from '@/lib/services/service';
import { detailsWords, destinationWords } from '@/lib/words';
import { ServicePicture } from './ServicePicture';

function Breadcrumb({ name }: Pick<Service, 'name'>) {
  const { label, home } = detailsWords.breadcrumb;
  const steps = [
    { name: home, href: '/' },
    { name: destinationWords.classes, href: '/services' },
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
const maxLettersAtFullSize = 9;
/**
 * If a word has more letters than this, or the name more than `maxNameLength`, the name has the
 * size of a page title.
 */
const maxLetters = 13;
const maxNameLength = 40;

function nameSize(name: string): string {
  const letters = Math.max(...name.split(/\s+/).map((word) => word.length));
  if (letters > maxLetters || name.length > maxNameLength) return 'text-title';
  return letters > maxLettersAtFullSize ? 'text-name-long' : 'text-name';
}

/** Prices with this many characters or more have a smaller font size. */
const longPriceLength = 24;

interface DetailsHeroProps {
  readonly service: Service;
  readonly pictures: readonly NamedPicture[];
}

/** The picture of a service across the whole window, with breadcrumb, id, name and price on it. */
export function DetailsHero({ service, pictures }: DetailsHeroProps) {
  const { id, name, price } = service;
  const priceSize = price.length < longPriceLength ? 'md:text-section' : '';
  return (
    <div className="details-hero">
      <div className="details-hero-backdrop">
        <ServicePicture
          service={service}
          pictures={pictures}
          sizes="(min-width: 48rem) 66vw, 100vw"
          className="details-hero-picture"
          priority
        />
      </div>
      <div className="page-width flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Breadcrumb name={name} />
        <p className="details-hero-id">{detailsWords.id(id)}</p>
      </div>
      <div className="page-width">
        <div className="details-hero-name">
          <h1 className={nameSize(name)}>{name}</h1>
          <p
            className={`mt-3 font-display text-card font-bold text-accent wrap-anywhere ${priceSize}`}
          >
            <span className="sr-only">{detailsWords.price}</span> {price}
          </p>
        </div>
      </div>
    </div>
  );
}
