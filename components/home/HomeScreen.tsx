import { LowerPart } from '@/components/navigation/LowerPart';
import { ServicesSection } from '@/components/services/ServicesSection';
import { Button } from '@/components/ui/Button';
import { ContentPicture } from '@/components/ui/ContentPicture';
import { Island } from '@/components/ui/Island';
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
import { type DayLink, Today } from './Today';

/** Returns the days of the week that have classes. */
const linkedDays = (services: readonly Service[]): readonly DayLink[] =>
  weeklyTimetable(services).map(({ day, name }) => ({
    day,
    name,
    shortName: formatWeekday(day, 'short'),
  }));

/** Links to About. */
function CoachTeaser() {
  const { heading, text, link } = home.coach;
  return (
    <section className="border-y border-line bg-surface">
      <div className="page-width grid gap-x-16 gap-y-6 max-md:pb-8 md:grid-cols-2 md:py-16 lg:py-18">
        <ContentPicture
          picture={pictures.coaching}
          sizes="(min-width: 100rem) 47rem, (min-width: 48rem) 45vw, 100vw"
          className="max-md:-mx-gutter"
          imgClassName="aspect-2/1 w-full object-cover object-top md:aspect-square md:rounded-card lg:aspect-4/3"
        />
        <div className="flex flex-col justify-center gap-6 max-md:gap-4">
          <h2 className="text-section">{heading}</h2>
          <p className="text-lead text-text/85">{text}</p>
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
  return (
    <>
      <Hero />
      <LowerPart>
        <div id="today" className="scroll-mt-bar">
          <Island name="today">
            <Today services={services} dataHash={dataHash} days={linkedDays(services)} />
          </Island>
        </div>
        <ServicesSection />
        <CoachTeaser />
        <VisitSection>
          <FirstVisit content={firstVisit} price={visitPrice(services)} />
        </VisitSection>
        <ClosingCall />
      </LowerPart>
    </>
  );
}
