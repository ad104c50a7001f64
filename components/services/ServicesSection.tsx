import type { ReactNode } from 'react';
import { LowerPart } from '@/components/navigation/LowerPart';
import { Button } from '@/components/ui/Button';
import { PageHeading } from '@/components/ui/Containers';
import { Island } from '@/components/ui/Island';
import { readCatalogueFile } from '@/lib/catalogue/readCatalogue';
import { prices } from '@/lib/content/firstVisit';
import { serviceTexts } from '@/lib/content/home';
import { readServicePictures } from '@/lib/pictures/readPicture';
import { linkWords, priceWords } from '@/lib/words';
import { ServiceList } from './ServiceList';

/** Packs and memberships, below the cards. */
function Packs({ level }: { readonly level: 2 | 3 }) {
  const { packs } = prices;
  if (packs.length === 0) return null;
  const Heading = `h${level}` as const;
  return (
    <aside aria-labelledby="packs" className="packs">
      <Heading id="packs" className="label-caps">
        {priceWords.caption}
      </Heading>
      <dl>
        {packs.map(({ name, price, note }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd className="pack-price">{price}</dd>
            {note && <dd className="pack-note">{note}</dd>}
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

/**
 * "Our Services" on Home (level 2) and on /services (level 1), with its heading, cards and packs.
 * On /services, `children` follow.
 */
export async function ServicesSection({ level, children }: ServicesSectionProps) {
  const { services, dataHash } = await readCatalogueFile();
  const { heading, lead } = serviceTexts;
  const id = 'our-services';
  const pictures = await readServicePictures(services);
  const cards = (
    <Island name="services">
      <ServiceList {...{ services, dataHash, pictures, level }} />
    </Island>
  );
  if (level === 2)
    return (
      <section
        id="services"
        aria-labelledby={id}
        className="services-section scroll-mt-bar pt-8 pb-6 md:gap-6 md:pt-10 md:pb-section lg:gap-10 lg:py-18"
      >
        <div className="services-head gap-2">
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
      <div className="services-head mx-auto w-full max-w-page gap-4 px-gutter pt-8 pb-6 lg:pt-10 lg:pb-8">
        <PageHeading className="lg:col-span-7">
          <h1 id={id} className="text-name">
            {heading}
          </h1>
        </PageHeading>
        <div className="relative lg:col-span-5">
          <p className="max-w-[44ch] text-lead text-text/85">{lead}</p>
          <p className="mt-4">
            <Button href="#timetable" variant="outline">
              {linkWords.week}
            </Button>
          </p>
        </div>
      </div>
      <LowerPart>
        <section
          id="services"
          aria-labelledby={id}
          className="services-section pb-10 md:pb-section"
        >
          {cards}
          <Packs level={2} />
        </section>
        {children}
      </LowerPart>
    </>
  );
}
