import { prerenderSegments, valuesWithoutPage } from '@/lib/catalogue/build/prerender';
import type { Service } from '@/lib/catalogue/service';
import { step } from '../console/step';
import { CliError } from '../console/cliError';
import { type BuildStamp, writeBuildStamp } from '../export/buildStamp';
import { writeDecodedNames } from '../export/decodedNames';
import { deferScripts } from '../export/deferScripts';
import { inlineScripts } from '../export/inlineScripts';
import { removeLeftovers } from '../export/leftovers';
import { writeLicences } from '../export/licences';
import { outDir } from '../export/outDir';
import { securePages } from '../export/securePages';
import { writeSecurityText } from '../export/securityText';
import { writeHosts } from '../hosts/write';
import { contentSecurityPolicy, headerPolicy } from '../policy/policy';
import { originsOf } from './origins';

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Everything between Next's export and a site that can be served. */
export async function finishExport(stamp: BuildStamp, services: readonly Service[]): Promise<void> {
  await step('scripts', async () => {
    const { pages, files } = await deferScripts(outDir);
    return `${count(pages, 'page')} start ${count(files, 'file')} after the first paint`;
  });
  await step('licences', () => writeLicences(outDir));
  await step('security', async () => {
    await removeLeftovers(outDir);
    await writeSecurityText(outDir);
    const origins = originsOf(stamp);
    const { pages, hashes } = await securePages(outDir, origins);
    if (hashes.scripts.length !== inlineScripts.length)
      throw new CliError(
        `The pages hold ${hashes.scripts.length} inline scripts, but scripts/export/inlineScripts.ts lists ${inlineScripts.length}: the policy would stop the others.`,
      );
    const header = headerPolicy(contentSecurityPolicy(origins, hashes));
    await writeHosts(header, outDir);
    return `${count(pages, 'page')}, ${count(hashes.scripts.length, 'inline script')}, header of ${header.length} characters`;
  });
  await step('odd names', async () => {
    const copies = await writeDecodedNames(outDir, prerenderSegments(services));
    return `${count(copies.length, 'page')} also under the decoded name`;
  });
  const left = valuesWithoutPage(services).map((value) => `  ${JSON.stringify(value)}`);
  if (left.length > 0)
    console.warn(
      `These values are too long for a file name, or no name that every host can find; the 404 page shows their service:\n${left.join('\n')}`,
    );
  await writeBuildStamp(stamp);
}
