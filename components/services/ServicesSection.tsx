import { DeferredContent } from '@/components/navigation/DeferredContent';
import { IslandBoundary } from '@/components/ui/IslandBoundary';
import { readCatalogueFile } from '@/lib/catalogue/build/readCatalogue';
import { prices } from '@/lib/content/prices';
import { serviceTexts } from '@/lib/content/services';
import { Packs } from './Packs';
import { readPictures } from './readPictures';
import { ServiceGrid } from './ServiceGrid';
import { ServiceList } from './ServiceList';

const columns = 'lg:grid-cols-[minmax(0,1fr)_624px] xl:grid-cols-[minmax(0,1fr)_948px]';

/** On tablets all words stand on one side, so that prices can be compared down one edge. */
const comparable = 'md:max-lg:[&_li]:flex-row!';

/**
 * "Our Services": the same list on Home (level 2) and on /services (level 1), complete in the HTML. On wide screens the
 * heading stands beside the cards and stays in view while they scroll; on /services it stands above, and beside the cards
 * what else can be bought.
 */
export async function ServicesSection({ level }: { readonly level: 1 | 2 }) {
  const { services, sum } = await readCatalogueFile();
  const pictures = await readPictures(services);
  const Heading = `h${level}` as const;
  const isPage = level === 1;
  const isBeside = !isPage || prices.packs.length > 0;
  return (
    <section
      id="services"
      aria-labelledby="our-services"
      className={`mx-auto grid w-full max-w-page gap-10 px-gutter py-section ${isBeside ? columns : ''} ${isPage ? comparable : ''}`}
    >
      <div
        className={`max-w-prose ${isPage ? 'col-span-full' : 'self-start lg:sticky lg:top-20 lg:-mt-1 lg:max-w-[20rem]'}`}
      >
        <Heading id="our-services" className={isPage ? 'text-title' : 'text-section'}>
          {serviceTexts.heading}
        </Heading>
        <p className={`mt-4 text-muted ${isPage ? 'text-lead' : ''}`}>{serviceTexts.lead}</p>
      </div>
      <IslandBoundary
        name="services"
        fallback={
          <p>
            <a href="/services" className="underline underline-offset-4">
              {serviceTexts.again}
            </a>
          </p>
        }
      >
        <DeferredContent>
          <ServiceGrid sum={sum} pictures={pictures} level={level}>
            <ServiceList services={services} pictures={pictures} level={level} />
          </ServiceGrid>
        </DeferredContent>
      </IslandBoundary>
      {isPage && <Packs />}
    </section>
  );
}
