import type { Licence } from './readLicence';

const line = '-'.repeat(80);

const heading = ({ name, version, identifier }: Licence) => `${name} ${version} (${identifier})`;

/**
 * Puts the licences of everything shipped into one text. Packages with the very same text share it, and one that
 * carries no text of its own, such as Firebase's, stands under the text of its licence from another package.
 */
export function licencesText(licences: readonly Licence[]): string {
  const groups = new Map<string, Licence[]>();
  for (const licence of licences) {
    const same = licences.find(({ identifier, text }) => text && identifier === licence.identifier);
    const text = licence.text ?? same?.text ?? `Licence: ${licence.identifier}`;
    groups.set(text, [...(groups.get(text) ?? []), licence]);
  }
  const sections = [...groups].map(
    ([text, members]) => `${line}\n${members.map(heading).join('\n')}\n${line}\n\n${text}\n`,
  );
  return ['This site is made with the following software and fonts.', ...sections].join('\n\n');
}
