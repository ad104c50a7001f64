import { OpeningWords } from '@/components/layout/Opening';
import { DeferredContent } from '@/components/navigation/PageContent';
import { PageLink } from '@/components/navigation/PageLink';
import { ServicesSection } from '@/components/services/ServicesSection';
import { Island } from '@/components/ui/IslandBoundary';
import { FirstVisit } from '@/components/visit/FirstVisit';
import { VisitSection } from '@/components/visit/VisitSection';
import { readCatalogueFile } from '@/lib/services/build/readCatalogue';
import { firstVisit, prices } from '@/lib/content/firstVisit';
import { home } from '@/lib/content/home';
import { lowestPrice, visitPrice } from '@/lib/services/price';
import { site } from '@/lib/studio/site';
import { CoachTeaser } from './CoachTeaser';
import { DaySection } from './DaySection';
import { Hero } from './Hero';
import { Price, TodayLine } from './TodayLine';

/** The end of Home: a band in the accent colour with the link to the classes. */
function ClosingCall() {
  const { heading, text, action, account } = home.closing;
  return (
    <section className="bg-accent text-on-accent print:hidden">
      <div className="mx-auto grid w-full max-w-page items-end gap-8 px-gutter py-section max-sm:gap-6 max-sm:py-10 lg:grid-cols-[1fr_auto]">
        <div>
          <h2 className="max-w-[19ch] text-title">{heading}</h2>
          <p className="mt-4 max-w-prose text-lead">{text}</p>
        </div>
        <p className="flex flex-wrap gap-x-4 gap-y-3 sm:gap-x-6">
          <PageLink
            href="/services"
            className="inline-flex min-h-12 items-center rounded-control border border-transparent bg-on-accent px-5 sm:px-6 font-display text-lg font-bold uppercase tracking-wide text-text transition-colors duration-quick hover:bg-ground outline-on-accent"
          >
            {action}
          </PageLink>
          <PageLink
            href="/signup"
            className="inline-flex min-h-12 items-center font-display text-lg font-bold uppercase tracking-wide underline decoration-2 underline-offset-4 hover:decoration-4 outline-on-accent"
          >
            {account}
          </PageLink>
        </p>
      </div>
    </section>
  );
}

const openingStyles =
  "block font-bold text-accent empty:hidden beside:inline beside:after:mx-2 beside:after:content-['·'] print:hidden";

/** The Home screen (product 2.4), served at `/` and `/home`. */
export async function HomeScreen() {
  const { services, contentHash } = await readCatalogueFile();
  const built = { services, contentHash };
  return (
    <>
      <Hero>
        <OpeningWords className={openingStyles} />
        <OpeningWords of="eve" className={openingStyles} />
        <TodayLine {...built} place={site.address.street} lowest={lowestPrice(services)} />
      </Hero>
      <DeferredContent>
        <Island name="today">
          <DaySection {...built} />
        </Island>
        <ServicesSection level={2} />
        <CoachTeaser />
        <VisitSection />
        <FirstVisit
          content={firstVisit}
          prices={prices}
          price={visitPrice(services)}
          livePrice={<Price of="visit" words={visitPrice(services)} {...built} />}
        />
        <ClosingCall />
      </DeferredContent>
    </>
  );
}
