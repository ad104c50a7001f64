import { LowerContent } from '@/components/navigation/LowerContent';
import { PageLink } from '@/components/navigation/PageLink';
import { ServicesSection } from '@/components/services/ServicesSection';
import { Button } from '@/components/ui/Button';
import { Island } from '@/components/ui/IslandBoundary';
import { ContentPicture } from '@/components/ui/ContentPicture';
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
import { linkTexts } from '@/lib/words';
import { Hero } from './Hero';
import { Today } from './Today';

/** Returns links to the days of the week on /services. */
const dayLinks = (services: readonly Service[]) =>
  weeklyTimetable(services).map(({ day, name }) => {
    const link = (
      <PageLink
        key={day}
        href={`/services#${day}`}
        className="flex min-h-11 min-w-11 items-center justify-center hover:text-accent-bright max-[22.5rem]:min-w-9"
      >
        <span aria-hidden>{formatWeekday(day, 'short')}</span>
        <span className="sr-only">{name}</span>
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
          imgClassName="aspect-2/1 w-full object-cover md:aspect-square md:rounded-card lg:aspect-4/3"
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

/**
 * The end of Home: a picture of the room across the whole window, and below it a panel with a link to the timetable. The panel has the
 * accent color or, while the studio is closed, the ground color.
 */
function ClosingCall() {
  const { heading, text } = home.closing;
  return (
    <section className="@container bg-accent text-on-accent studio-closed:bg-ground studio-closed:text-text print:hidden">
      <ContentPicture
        picture={pictures.room}
        sizes="100vw"
        imgClassName="aspect-4/3 max-h-[48rem] w-full object-cover [--focus:90%] object-[50%_var(--focus)] sm:aspect-2/1"
      />
      <h2 className="relative -mt-[1.25em] bg-linear-to-t from-ground from-46% via-ground/70 via-65% px-gutter pt-[.6em] text-center text-poster text-text">
        {heading[0]}{' '}
        <span className="block text-[1.19em] leading-[.78] pt-[.1em] text-accent">
          {heading[1]}
        </span>
      </h2>
      <div className="mx-auto w-full max-w-page px-gutter py-5 lg:py-8">
        <p className="mb-3 text-lead leading-snug lg:text-statement">{text}</p>
        {/* The button is dark on the accent color, and outlined on the dark ground. */}
        <Button
          href="/services#timetable"
          variant="outline"
          className="lg:px-7 lg:py-3.5 not-hover:bg-ground! outline-on-accent studio-closed:outline-text"
        >
          {linkTexts.week}
        </Button>
      </div>
    </section>
  );
}

/** Home (product 2.4), which is both at `/` and at `/home`. */
export async function HomeScreen() {
  const { services, contentHash } = await readCatalogueFile();
  const built = { services, contentHash };
  return (
    <>
      <Hero />
      <LowerContent>
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
      </LowerContent>
    </>
  );
}
