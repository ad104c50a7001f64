import { Island } from '@/components/ui/ErrorBoundary';
import { NextStep } from '@/components/ui/Containers';
import { PageTitle } from '@/components/ui/PageHead';
import { ServicesSection } from '@/components/services/ServicesSection';
import { WeekTimetable } from '@/components/services/WeekTimetable';
import { readCatalogueFile } from '@/lib/catalogue/readCatalogue';
import { firstVisit } from '@/lib/content/firstVisit';
import { serviceTexts } from '@/lib/content/home';
import { pageAt } from '@/lib/studio/pageList';
import { pageMetadata } from '@/lib/seo/metadata';

const page = pageAt('/services');

export const metadata = pageMetadata(page);

/** The services page has the same cards as Home, and the weekly timetable. */
export default async function ServicesPage() {
  const { services, dataHash } = await readCatalogueFile();
  return (
    <>
      <PageTitle title={page.title} />
      <ServicesSection level={1}>
        <Island name="timetable">
          <WeekTimetable services={services} dataHash={dataHash} />
        </Island>
        <NextStep text={serviceTexts.closing} href="/#visit" label={firstVisit.heading} />
      </ServicesSection>
    </>
  );
}
