import { issueLine } from '@/lib/catalogue/build/issue';
import { country } from '@/lib/content/studio';
import { countryIssue } from '../content/countryIssue';

/*
 * Ends a command with one sentence when the studio's country is in a wrong form. Import it before anything that imports the
 * content: some modules make their date formats when they are imported, and would end it with a stack trace.
 */
const issue = countryIssue(country);
if (issue) {
  console.error(`\n${issueLine(issue)}`);
  process.exit(1);
}
