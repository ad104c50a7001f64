import { LowerPart } from '@/components/navigation/LowerPart';
import { PageLink } from '@/components/navigation/PageLink';
import { ServicesSection } from '@/components/services/ServicesSection';
import { Button } from '@/components/ui/Button';
import { ContentPicture } from '@/components/ui/ContentPicture';
import { Island } from '@/components/ui/ErrorBoundary';
import { FirstVisit } from '@/components/visit/FirstVisit';
import { VisitSection } from '@/components/visit/VisitSection';
import { readCatalogueFile } from '@/lib/catalogue/readCatalogue';
import { firstVisit } from '@/lib/content/firstVisit';
import { home } from '@/lib/content/home';
import { pictures } from '@/lib/content/pictures';
import { weeklyTimetable } from '@/lib/schedule/timetable';
import { visitPrice } from '@/lib/services/price';
import type { Service } from '@/lib/services/service';
import { formatWeekday } from '@/lib/time/format';
import { ClosingCall } from './ClosingCall';
import { Hero } from './Hero';
import { Today } from './Today';

/** Returns links to the days of the week on /services. */
const dayLinks = (services: readonly Service[]) =>
  weeklyTimetable(services).map(({ day, name }) => {
    const link = (
      <PageLink key={day} href={`/services#${day}`}>
        <span aria-hidden className="lg:hidden">
          {formatWeekday(day, 'short')}
        </span>
        <span className="sr-only lg:not-sr-only">{name}</span>
      </PageLink>
    );
    return [day, link] as const;
  });

/** Links to About. */
function CoachTeaser() {
  const { heading, text, link } = home.coach;
  return (
    <section className="border-y border-line bg-surface">
      <div className="mx-auto grid w-full max-w-page gap-x-16 gap-y-6 px-gutter max-md:pb-8 md:grid-cols-2 md:py-16 lg:py-18">
        <ContentPicture
          picture={pictures.coaching}
          sizes="(min-width: 100rem) 47rem, (min-width: 48rem) 45vw, 100vw"
          className="max-md:-mx-gutter"
          imgClassName="aspect-2/1 w-full object-cover object-top md:aspect-square md:rounded-card lg:aspect-4/3"
        />
        <div className="flex flex-col justify-center gap-6 max-md:gap-4">
          <h2 className="text-section">{heading}</h2>
          <p className="text-lead text-pretty text-text/85">{text}</p>
          <p>
            <Button href="/about" variant="outline">
              {link}
            </Button>
          </p>
        </div>
      </div>
    </section>
  );
}

/** Home, which is both at `/` and at `/home`. */
export async function HomeScreen() {
  const { services, dataHash } = await readCatalogueFile();
  const built = { services, dataHash };
  return (
    <>
      <Hero />
      <LowerPart>
        <div id="today" className="scroll-mt-bar">
          <Island name="today">
            <Today {...built} days={dayLinks(services)} />
          </Island>
        </div>
        <ServicesSection level={2} />
        <CoachTeaser />
        <VisitSection>
          <FirstVisit content={firstVisit} price={visitPrice(services)} />
        </VisitSection>
        <ClosingCall />
      </LowerPart>
    </>
  );
}
