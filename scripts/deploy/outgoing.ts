import { stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { listFiles } from 'firebase-tools/lib/listFiles';
import type { FirebaseHosting } from '../hosts/firebase';

/** One line of the list: what kind of files, how many, and their size together in bytes. */
export interface OutgoingKind {
  readonly kind: string;
  readonly files: number;
  readonly bytes: number;
}

/** What a deploy sends. */
export interface Outgoing {
  readonly kinds: readonly OutgoingKind[];
  readonly files: number;
  readonly bytes: number;
}

/** Looks through the built site as Firebase's own tool does, without what the host is told to leave out. */
export async function outgoing(folder: string, ignored: readonly string[]): Promise<Outgoing> {
  const files = listFiles(folder, ignored);
  const kinds = new Map<string, OutgoingKind>();
  for (const file of files) {
    const kind = extname(file) || file;
    const { size } = await stat(join(folder, file));
    const known = kinds.get(kind) ?? { kind, files: 0, bytes: 0 };
    kinds.set(kind, { kind, files: known.files + 1, bytes: known.bytes + size });
  }
  const sorted = [...kinds.values()].sort((one, other) => other.bytes - one.bytes);
  return {
    kinds: sorted,
    files: files.length,
    bytes: sorted.reduce((total, { bytes }) => total + bytes, 0),
  };
}

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`;

/** Tells a person what a deploy would send, and where. */
export function describeOutgoing(
  project: string,
  sent: Outgoing,
  hosting: FirebaseHosting,
): string {
  const headers = new Set(hosting.headers.flatMap((rule) => rule.headers.map(({ key }) => key)))
    .size;
  const rows = sent.kinds.map(
    ({ kind, files, bytes }) =>
      `  ${kind.padEnd(16)}${String(files).padStart(6)} files ${kilobytes(bytes).padStart(12)}`,
  );
  return [
    `To the Firebase project ${project}: ${sent.files} files, ${kilobytes(sent.bytes)}`,
    ...rows,
    `with ${headers} headers in ${hosting.headers.length} rules and ${hosting.redirects.length} redirect(s).`,
  ].join('\n');
}
