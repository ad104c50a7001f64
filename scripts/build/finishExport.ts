import { prerenderSegments, valuesWithoutPage } from '@/lib/catalogue/build/prerender';
import type { Service } from '@/lib/catalogue/service';
import { CliError, step } from '../console/console';
import type { BuildStamp } from '../environment/target';
import { writeDecodedNames } from '../export/decodedNames';
import { hintScripts } from '../export/deferScripts';
import { finishPages } from '../export/finishPages';
import { outDir, writeBuildStamp } from '../export/out';
import { writeHosts } from '../hosts/write';
import { writeLicences } from '../licences/licences';
import { contentSecurityPolicy, headerPolicy, originsOf } from '../policy/policy';

/** The head script, the starter (pageData) and the loader: no other script stands inline in a finished page. */
const inlineScripts = 3;

const count = (number: number, noun: string) => `${number} ${noun}${number === 1 ? '' : 's'}`;

/** Everything between Next's export and a site that can be served. */
export async function finishExport(stamp: BuildStamp, services: readonly Service[]): Promise<void> {
  await step('scripts', async () => {
    const files = await hintScripts(outDir);
    return `${count(files, 'file')}, started after the first paint`;
  });
  await step('licences', () => writeLicences(outDir));
  await step('security', async () => {
    const origins = originsOf(stamp, process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN);
    const { pages, hashes } = await finishPages(outDir, origins);
    if (hashes.scripts.length !== inlineScripts)
      throw new CliError(
        `The pages hold ${hashes.scripts.length} different inline scripts instead of ${inlineScripts}: see scripts/build/finishExport.ts.`,
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
