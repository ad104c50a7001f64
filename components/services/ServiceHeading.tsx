import { PageLink } from '@/components/navigation/PageLink';
import type { Service } from '@/lib/services/service';
import { detailsTexts, linkTexts } from '@/lib/words';

/** The breadcrumb of a service: Home, Services, and the service. */
function Breadcrumb({ name }: Pick<Service, 'name'>) {
  const { label, home } = detailsTexts.breadcrumb;
  const ways = [
    { name: home, href: '/' },
    { name: linkTexts.classes, href: '/services' },
  ];
  return (
    <nav aria-label={label} className="text-small text-muted">
      <ol className="flex flex-wrap items-center">
        {ways.map((way) => (
          <li key={way.href} className='after:mx-2 after:text-edge after:content-["/"/""]'>
            <PageLink
              href={way.href}
              className="inline-block py-2 underline-offset-4 hover:text-text hover:underline"
            >
              {way.name}
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

/** From how many characters on a price is set as text, not as a large figure. */
const longPrice = 24;

/** The head of a service's details: breadcrumb, the card with the id, name and price. */
export function ServiceHeading({ id, name, price }: Pick<Service, 'id' | 'name' | 'price'>) {
  const { id: idText, eyebrow, price: priceLabel } = detailsTexts;
  return (
    <div className="mx-auto w-full max-w-page px-gutter pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <Breadcrumb name={name} />
        <p className="rounded-card px-3 py-1.5 text-small text-muted wrap-anywhere ring-1 ring-line">
          {idText(id)}
        </p>
      </div>
      <p className="mt-6 text-small font-semibold text-accent">{eyebrow}</p>
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 md:grid md:grid-cols-2 md:gap-x-6 lg:grid-cols-[7fr_5fr]">
        <h1 className="min-w-0 text-title wrap-anywhere">{name}</h1>
        <p
          className={`font-display text-card font-bold text-accent wrap-anywhere ${price.length < longPrice ? 'md:text-section' : ''}`}
        >
          <span className="sr-only">{priceLabel}</span> {price}
        </p>
      </div>
    </div>
  );
}
