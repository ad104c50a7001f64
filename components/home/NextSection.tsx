import { CurrentNextClasses } from '@/components/services/CurrentNextClasses';
import { Button } from '@/components/ui/Button';
import { Section } from '@/components/ui/Section';
import { readCatalogueFile } from '@/lib/catalogue/build/readCatalogue';
import { nextTexts } from '@/lib/content/timetable';
import { listClasses } from '@/lib/timetable/listClasses';

/** "When you can come" on Home (product 14.2): the next classes, and a link to the whole week. */
export async function NextSection() {
  const { services, contentHash } = await readCatalogueFile();
  const classes = listClasses(services);
  if (classes.length === 0) return null;
  const { heading, lead, all } = nextTexts;
  return (
    <Section heading={heading} lead={lead} continues>
      <CurrentNextClasses classes={classes} contentHash={contentHash} />
      <p className="mt-6 sm:mt-8">
        <Button href="/services#timetable" variant="outline">
          {all}
        </Button>
      </p>
    </Section>
  );
}
