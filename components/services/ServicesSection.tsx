import { LowerContent } from '@/components/navigation/LowerContent';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { PageHeading } from '@/components/ui/Containers';
import { Island } from '@/components/ui/IslandBoundary';
import { readCatalogueFile } from '@/lib/catalogue/readCatalogue';
import { prices } from '@/lib/content/firstVisit';
import { serviceTexts } from '@/lib/content/home';
import { linkTexts, priceTexts } from '@/lib/words';
import { readServicePictures } from '@/lib/pictures/readPicture';
import { ServiceList } from './ServiceList';

interface PacksProps {
  readonly level: 2 | 3;
  readonly className?: string;
}

/** Packs and memberships, below the cards. */
function Packs({ level, className }: PacksProps) {
  const { packs } = prices;
  if (packs.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <aside aria-labelledby="packs" className={className}>
      <Heading id="packs" className="label-caps">
        {priceTexts.caption}
      </Heading>
      <dl className="mt-3 grid gap-x-4 border-b border-line min-[22.5rem]:grid-cols-2 sm:gap-x-8 lg:gap-x-6 lg:border-t">
        {packs.map(({ name, price, note }) => (
          <div
            key={name}
            className="flex flex-wrap content-start items-baseline justify-between gap-x-4 border-t border-line py-3 lg:grid lg:grid-cols-[auto_1fr] lg:content-center lg:gap-x-6 lg:border-t-0 lg:py-4"
          >
            <dt className="font-bold lg:text-lead">{name}</dt>
            <dd className="font-display text-card font-bold text-accent lg:-order-1 lg:row-span-2 lg:self-center lg:text-title">
              {price}
            </dd>
            {note && <dd className="w-full text-small text-muted">{note}</dd>}
          </div>
        ))}
      </dl>
    </aside>
  );
}

interface ServicesSectionProps {
  readonly level: 1 | 2;
  readonly children?: ReactNode;
}

/** "Our Services" on Home (level 2) and on /services (level 1), with its heading, cards and packs. On /services, `children` follow. */
export async function ServicesSection({ level, children }: ServicesSectionProps) {
  const { services, contentHash } = await readCatalogueFile();
  const { heading, lead } = serviceTexts;
  const id = 'our-services';
  const section = 'mx-auto grid w-full max-w-page grid-cols-1 gap-10 px-gutter pb-section';
  const pictures = await readServicePictures(services);
  const cards = (
    <Island name="services">
      <ServiceList {...{ services, contentHash, pictures, level }} />
    </Island>
  );
  if (level === 2)
    return (
      <section
        id="services"
        aria-labelledby={id}
        className={`${section} scroll-mt-bar pt-8 max-sm:pb-6 sm:pt-10 sm:max-lg:gap-6 lg:py-18`}
      >
        <div className="grid items-end gap-2 lg:grid-cols-12 lg:gap-4">
          <h2 id={id} className="text-section lg:col-span-7">
            {heading}
          </h2>
          <p className="max-w-prose text-balance text-muted lg:col-span-5 lg:text-lead">{lead}</p>
        </div>
        {cards}
        <Packs level={3} />
      </section>
    );
  return (
    <>
      <div className="mx-auto grid w-full max-w-page items-end gap-4 px-gutter pt-8 pb-6 lg:grid-cols-12 lg:pt-10 lg:pb-8">
        <PageHeading className="lg:col-span-7">
          <h1 id={id} className="text-name">
            {heading}
          </h1>
        </PageHeading>
        <div className="relative lg:col-span-5">
          <p className="max-w-[44ch] text-lead text-text/85">{lead}</p>
          <p className="mt-4">
            <Button href="#timetable" variant="outline">
              {linkTexts.week}
            </Button>
          </p>
        </div>
      </div>
      <LowerContent>
        <section id="services" aria-labelledby={id} className={`${section} max-sm:pb-10`}>
          {cards}
          <Packs level={2} />
        </section>
        {children}
      </LowerContent>
    </>
  );
}
