import { Section } from '@/components/ui/Section';
import { Button } from '@/components/ui/Button';
import { readCatalogue } from '@/lib/catalogue/build/readCatalogue';
import { timetableTexts } from '@/lib/content/timetable';
import { hasClasses, weekOf } from '@/lib/timetable/week';
import { NextClasses } from './NextClasses';
import { classRow } from './classRow';

/** How many classes Home shows. */
const count = 3;

/** "When you can come" on Home (product 14.2): the next classes, and a link to the whole week. */
export async function NextSection() {
  const services = (await readCatalogue()).filter(hasClasses);
  const pattern = weekOf(services).flatMap(({ classes }) => classes);
  if (pattern.length === 0) return null;
  const { heading, lead, all, every } = timetableTexts.next;
  return (
    <Section heading={heading} lead={lead} continues>
      <NextClasses services={services} count={count}>
        <ol>{pattern.slice(0, count).map((one) => classRow(every(one.session.day), one))}</ol>
      </NextClasses>
      <p className="mt-6 sm:mt-8">
        <Button href="/services#timetable" variant="outline">
          {all}
        </Button>
      </p>
    </Section>
  );
}
