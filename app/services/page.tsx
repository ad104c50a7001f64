import { ServicesSection } from '@/components/services/ServicesSection';
import { WeekTimetable } from '@/components/services/WeekTimetable';
import { NextStep } from '@/components/ui/Containers';
import { Island } from '@/components/ui/Island';
import { PageTitle } from '@/components/ui/PageHead';
import { readCatalogueFile } from '@/lib/catalogue/readCatalogue';
import { firstVisit } from '@/lib/content/firstVisit';
import { serviceTexts } from '@/lib/content/home';
import { pageMetadata } from '@/lib/seo/metadata';
import { pageAt } from '@/lib/studio/pageList';

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
