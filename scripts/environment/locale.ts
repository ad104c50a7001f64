import { brandLocale } from '@/lib/brand';
import { faultLine } from '@/lib/catalogue/build/fault';
import { localeFault } from '../content/localeFault';

/*
 * Ends a command with one sentence when the site's language is in a wrong form. Import it before anything that imports the
 * content: some modules make their date formats when they are imported, and would end it with a stack trace.
 */
const fault = localeFault(brandLocale);
if (fault) {
  console.error(`\n${faultLine(fault)}`);
  process.exit(1);
}
