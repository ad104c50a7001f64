import { LowerPart } from '@/components/navigation/LowerPart';
import { Button } from '@/components/ui/Button';
import { NextStep, PageHeading } from '@/components/ui/Containers';
import { Island } from '@/components/ui/Island';
import { readCatalogueFile } from '@/lib/catalogue/readCatalogue';
import { firstVisit } from '@/lib/content/firstVisit';
import { serviceTexts } from '@/lib/content/home';
import { destinationWords } from '@/lib/words';
import { ServicesWithPacks } from './ServicesWithPacks';
import { WeekTimetable } from './WeekTimetable';

/** /services, with the same cards as Home, and the week. */
export async function ServicesScreen() {
  const { services, dataHash } = await readCatalogueFile();
  const { heading, lead, closing } = serviceTexts;
  return (
    <>
      <div className="services-section-head page-width gap-4 pt-8 pb-6 lg:pt-10 lg:pb-8">
        <PageHeading>
          <h1 id="our-services" className="text-name">
            {heading}
          </h1>
        </PageHeading>
        <div className="relative">
          <p className="max-w-[44ch] text-lead text-text/85">{lead}</p>
          <p className="mt-4">
            <Button href="#timetable" variant="outline">
              {destinationWords.week}
            </Button>
          </p>
        </div>
      </div>
      <LowerPart>
        <section
          id="services"
          aria-labelledby="our-services"
          className="services-section pb-10 md:pb-section"
        >
          <ServicesWithPacks level={1} />
        </section>
        <Island name="timetable">
          <WeekTimetable services={services} dataHash={dataHash} />
        </Island>
        <NextStep text={closing} href="/#visit" label={firstVisit.heading} />
      </LowerPart>
    </>
  );
}
