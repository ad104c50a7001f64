import { statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { listFiles } from 'firebase-tools/lib/listFiles';
import type { FirebaseHosting } from '../hosts/firebase';

const size = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

/**
 * Tells a person what a deploy would send, and where: by kind of file, the heaviest first. The built site is looked
 * through as Firebase's own tool does it, without what the host is told to leave out.
 */
export function describeOutgoing(
  project: string,
  folder: string,
  { headers: rules, redirects, ignore }: FirebaseHosting,
): string {
  const files = listFiles(folder, ignore);
  const sizes = new Map<string, number[]>();
  for (const file of files) {
    const kind = extname(file) || file;
    sizes.set(kind, [...(sizes.get(kind) ?? []), statSync(join(folder, file)).size]);
  }
  const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
  const rows = [...sizes]
    .sort(([, one], [, other]) => sum(other) - sum(one))
    .map(([kind, each]) => {
      const count = String(each.length).padStart(6);
      return `  ${kind.padEnd(16)}${count} files ${size(sum(each)).padStart(12)}`;
    });
  const headers = new Set(rules.flatMap((rule) => rule.headers.map(({ key }) => key)));
  return [
    `To the Firebase project ${project}: ${files.length} files, ${size(sum([...sizes.values()].flat()))}`,
    ...rows,
    `with ${headers.size} headers in ${rules.length} rules and ${redirects.length} redirect(s).`,
  ].join('\n');
}
