import { issueLine } from '@/lib/services/build/issue';
import { country } from '@/lib/content/studio';

/*
 * Ends a command with one sentence when the studio's country is in a wrong form. Import it before anything that imports the
 * content: some modules make their date formats when they are imported, and would end it with a stack trace.
 */
if (!/^[A-Z]{2}$/.test(country)) {
  const place = { file: 'lib/content/studio.ts', field: 'country' };
  const expected = 'a country in two capital letters (ISO 3166-1), such as "US", "DE" or "AT"';
  console.error(`\n${issueLine({ ...place, found: JSON.stringify(country), expected })}`);
  process.exit(1);
}
