import { Button } from '@/components/ui/Button';
import { IslandBoundary } from '@/components/ui/IslandBoundary';
import { readCatalogueFile } from '@/lib/catalogue/build/readCatalogue';
import { prices } from '@/lib/content/prices';
import { serviceTexts } from '@/lib/content/services';
import { readPictures } from './readPictures';
import { ServiceList } from './ServiceList';

/** Packs and memberships beside the cards, which show the price of one class; nothing where the studio has none. */
function Packs() {
  const { caption, packs } = prices;
  if (packs.length === 0) return null;
  return (
    <aside
      aria-labelledby="packs"
      className="self-start lg:sticky lg:top-24 lg:col-start-1 lg:row-start-2"
    >
      <h2 id="packs" className="text-label text-muted">
        {caption}
      </h2>
      <dl className="mt-3 grid gap-x-8 border-b border-line sm:max-lg:grid-cols-2">
        {packs.map(({ name, price, note }) => (
          <div key={name} className="border-t border-line py-5">
            <dt className="text-lead font-bold">{name}</dt>
            <dd className="font-display text-section font-bold text-ember">{price}</dd>
            <dd className="mt-1 text-small text-muted">{note}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

const columns = 'lg:grid-cols-[minmax(0,1fr)_624px] xl:grid-cols-[minmax(0,1fr)_948px]';

/** On Home: its top shows below the hero, whose main button leads to it. */
const aboveRail = 'scroll-mt-bar pt-10 max-lg:gap-6 max-sm:gap-4 max-sm:pb-10 lg:pt-14';
const besideCards =
  'self-start max-lg:flex max-lg:flex-wrap max-lg:items-center max-lg:justify-between max-lg:gap-x-6 lg:sticky lg:top-20 lg:-mt-1 lg:max-w-[20rem]';

/**
 * "Our Services": the same list on Home (level 2) and on /services (level 1), complete in the HTML. On wide screens of
 * Home the heading stays in view beside the cards. On /services it stands above them, and the packs stand beside them.
 * On narrow screens of Home the cards are a rail, with a link to all beside the heading.
 */
export async function ServicesSection({ level }: { readonly level: 1 | 2 }) {
  const { services, contentHash } = await readCatalogueFile();
  const pictures = await readPictures(services);
  const Heading = `h${level}` as const;
  const isPage = level === 1;
  const isBeside = !isPage || prices.packs.length > 0;
  return (
    <section
      id="services"
      aria-labelledby="our-services"
      className={`mx-auto grid w-full max-w-page grid-cols-1 gap-10 px-gutter pb-section ${isBeside ? columns : ''} ${isPage ? 'pt-section' : aboveRail}`}
    >
      <div className={isPage ? 'col-span-full max-w-prose' : besideCards}>
        <Heading id="our-services" className={isPage ? 'text-hero' : 'text-section'}>
          {serviceTexts.heading}
        </Heading>
        {!isPage && (
          <Button href="/services" variant="quiet" className="px-0! lg:hidden">
            {serviceTexts.all}
          </Button>
        )}
        <p
          className={`max-w-prose text-muted ${isPage ? 'mt-4 text-lead text-balance' : 'mt-2 max-sm:hidden lg:mt-4'}`}
        >
          {serviceTexts.lead}
        </p>
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
        <ServiceList
          services={services}
          contentHash={contentHash}
          pictures={pictures}
          level={level}
        />
      </IslandBoundary>
      {isPage && <Packs />}
    </section>
  );
}
