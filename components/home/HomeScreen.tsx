import { DeferredContent } from '@/components/navigation/PageContent';
import { ServicesSection } from '@/components/services/ServicesSection';
import { Button } from '@/components/ui/Button';
import { Island } from '@/components/ui/IslandBoundary';
import { FirstVisit } from '@/components/visit/FirstVisit';
import { VisitSection } from '@/components/visit/VisitSection';
import { readCatalogueFile } from '@/lib/catalogue/readCatalogue';
import { firstVisit, prices } from '@/lib/content/firstVisit';
import { home } from '@/lib/content/home';
import { visitPrice } from '@/lib/services/price';
import { CoachTeaser } from './CoachTeaser';
import { Hero } from './Hero';
import { Today } from './Today';
import { VisitPrice } from './VisitPrice';

/** The end of Home: a band in the accent colour with the link to the classes. */
function ClosingCall() {
  const { heading, text, action } = home.closing;
  return (
    <section className="bg-accent text-on-accent print:hidden">
      <div className="mx-auto w-full max-w-page px-gutter py-8 sm:py-10">
        <h2 className="text-section">{heading}</h2>
        <p className="mt-2 max-w-prose text-pretty">{text}</p>
        <Button
          href="/services"
          className="mt-5 bg-on-accent! text-text! outline-on-accent hover:bg-ground!"
        >
          {action}
        </Button>
      </div>
    </section>
  );
}

/** The Home screen (product 2.4), served at `/` and `/home`. */
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
