import { faultLine } from '@/lib/catalogue/build/fault';
import { country } from '@/lib/content/studio';
import { countryFault } from '../content/countryFault';

/*
 * Ends a command with one sentence when the studio's country is in a wrong form. Import it before anything that imports the
 * content: some modules make their date formats when they are imported, and would end it with a stack trace.
 */
const fault = countryFault(country);
if (fault) {
  console.error(`\n${faultLine(fault)}`);
  process.exit(1);
}
