import { Section } from '@/components/layout/Section';
import { CurrentNextClasses } from '@/components/services/CurrentNextClasses';
import { buttonStyles } from '@/components/ui/buttonStyles';
import { readCatalogueFile } from '@/lib/catalogue/build/readCatalogue';
import { timetableTexts } from '@/lib/content/timetable';
import { hasClasses } from '@/lib/timetable/week';

/** "When you can come" on Home (product 14.2): the next classes, and a link to the whole week. */
export async function NextSection() {
  const { services, contentHash } = await readCatalogueFile();
  if (!services.some(hasClasses)) return null;
  const { heading, lead, all } = timetableTexts.next;
  return (
    <Section heading={heading} lead={lead} continues>
      <CurrentNextClasses services={services} contentHash={contentHash} />
      <p className="mt-6 sm:mt-8">
        <a href="/services#timetable" className={buttonStyles('outline')}>
          {all}
        </a>
      </p>
    </Section>
  );
}
