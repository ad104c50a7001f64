import { DeferredContent } from '@/components/navigation/PageContent';
import { ServicesSection } from '@/components/services/ServicesSection';
import { Button } from '@/components/ui/Button';
import { Island } from '@/components/ui/IslandBoundary';
import { LitPicture } from '@/components/ui/Picture';
import { FirstVisit } from '@/components/visit/FirstVisit';
import { VisitSection } from '@/components/visit/VisitSection';
import { readCatalogueFile } from '@/lib/catalogue/readCatalogue';
import { firstVisit, prices } from '@/lib/content/firstVisit';
import { home } from '@/lib/content/home';
import { pictures } from '@/lib/content/pictures';
import { readPair } from '@/lib/pictures/readPicture';
import { visitPrice } from '@/lib/services/price';
import { linkTexts } from '@/lib/words';
import { Hero } from './Hero';
import { Today } from './Today';
import { VisitPrice } from './VisitPrice';

/** A section that links to About. The picture fills half of the window up to the edge, and the text stays within the page width. */
async function CoachTeaser() {
  const { heading, text, link } = home.coach;
  const { alt } = pictures.coaching;
  const picture = await readPair(pictures.coaching);
  return (
    <section className="grid border-y border-line bg-surface md:grid-cols-2">
      {picture && (
        <LitPicture
          {...picture}
          alt={alt}
          sizes="(min-width: 48rem) 50vw, 100vw"
          imgClassName="aspect-4/5 max-md:aspect-2/1 h-full w-full object-cover md:max-h-[40rem]"
        />
      )}
      <div className="flex max-w-[calc(theme(maxWidth.page)/2)] flex-col justify-center gap-6 px-gutter py-section max-md:gap-5 max-md:py-8 md:pl-16">
        <h2 className="text-section">{heading}</h2>
        <p className="max-w-prose text-lead text-pretty text-muted">{text}</p>
        <p>
          <Button href="/about" variant="outline">
            {link}
          </Button>
        </p>
      </div>
    </section>
  );
}

/** The band at the end of Home, in the accent color unless the studio is closed. */
function ClosingCall() {
  const { heading, text } = home.closing;
  return (
    <section className="border-t border-accent bg-accent text-on-accent in-data-[light=off]:bg-ground in-data-[light=off]:text-text print:hidden">
      <div className="mx-auto w-full max-w-page px-gutter py-8 sm:py-10">
        <h2 className="text-section">{heading}</h2>
        <p className="mt-2 max-w-prose text-pretty">{text}</p>
        {/* The button is dark on the accent color, and outlined on the dark band. */}
        <Button
          href="/services#timetable"
          variant="outline"
          className="mt-5 not-hover:bg-ground! outline-on-accent in-data-[light=off]:outline-text"
        >
          {linkTexts.week}
        </Button>
      </div>
    </section>
  );
}

/** Home (product 2.4), at `/` and `/home`. */
export async function HomeScreen() {
  const { services, contentHash } = await readCatalogueFile();
  const built = { services, contentHash };
  return (
    <>
      <Hero />
      <DeferredContent>
        <Island name="today">
          <Today {...built} />
        </Island>
        <ServicesSection level={2} />
        <CoachTeaser />
        <VisitSection>
          <FirstVisit
            content={firstVisit}
            prices={prices}
            price={visitPrice(services)}
            livePrice={<VisitPrice words={visitPrice(services)} {...built} />}
          />
        </VisitSection>
        <ClosingCall />
      </DeferredContent>
    </>
  );
}
