import { JsonLd, PageTitle } from '@/components/layout/PageHead';
import { ServicesSection } from '@/components/services/ServicesSection';
import { AddressLink } from '@/components/layout/StudioAddress';
import { WaysToBook } from '@/components/services/WaysToBook';
import { CalendarLinks } from '@/components/timetable/CalendarLinks';
import { WeekTimetable } from '@/components/timetable/WeekTimetable';
import { Section } from '@/components/ui/Section';
import { readCatalogueFile } from '@/lib/catalogue/build/readCatalogue';
import { weekTexts } from '@/lib/content/words';
import { pageAt } from '@/lib/pages';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageGraph } from '@/lib/seo/structuredData/studio';
import { serviceList } from '@/lib/seo/structuredData/services';
import { hasClasses } from '@/lib/timetable/week';

const page = pageAt('/services');

export const metadata = pageMetadata(page);

/** The services list (product 2.1): the same cards as on Home, and the ways to book. */
export default async function ServicesPage() {
  const { services, contentHash } = await readCatalogueFile();
  return (
    <>
      <JsonLd graph={await pageGraph(serviceList(services))} />
      <PageTitle title={page.title} />
      <ServicesSection level={1}>
        {services.some(hasClasses) && (
          <Section id="timetable" heading={weekTexts.heading} continues>
            <WeekTimetable services={services} contentHash={contentHash} />
            <CalendarLinks />
          </Section>
        )}
        <WaysToBook place={<AddressLink />} />
      </ServicesSection>
    </>
  );
}
