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
  const kinds = new Map<string, { files: number; bytes: number }>();
  const all = { files: 0, bytes: 0 };
  for (const file of listFiles(folder, ignore)) {
    const kind = extname(file) || file;
    const one = kinds.get(kind) ?? { files: 0, bytes: 0 };
    kinds.set(kind, one);
    for (const sum of [one, all]) {
      sum.files += 1;
      sum.bytes += statSync(join(folder, file)).size;
    }
  }
  const rows = [...kinds]
    .sort(([, one], [, other]) => other.bytes - one.bytes)
    .map(
      ([kind, { files, bytes }]) =>
        `  ${kind.padEnd(16)}${String(files).padStart(6)} files ${size(bytes).padStart(12)}`,
    );
  const headers = new Set(rules.flatMap((rule) => rule.headers.map(({ key }) => key)));
  return [
    `To the Firebase project ${project}: ${all.files} files, ${size(all.bytes)}`,
    ...rows,
    `with ${headers.size} headers in ${rules.length} rules and ${redirects.length} redirect(s).`,
  ].join('\n');
}
