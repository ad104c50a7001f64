import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { licencesText } from '../licences/licencesText';
import { readLicence } from '../licences/readLicence';
import { shippedPackages } from '../licences/shipped';

/** Writes `licenses.txt`: the terms of every package whose code or fonts the site sends to visitors. */
export async function writeLicences(folder: string): Promise<string> {
  const licences = await Promise.all(
    shippedPackages.map(({ name, via }) => readLicence(name, via)),
  );
  await writeFile(join(folder, 'licenses.txt'), licencesText(licences));
  return `${licences.length} packages`;
}
