import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** The size of a file in bytes by gzip -9 and by brotli 11, as a host would send it. */
export interface Weight {
  readonly gzip: number;
  readonly brotli: number;
}

/** Whether compressing a file can make it smaller; pictures and fonts are compressed already. */
export const isText = (file: string) => !/\.(avif|webp|jpe?g|png|ico|woff2|pdf)$/i.test(file);

/** Gzip at its strongest, in bytes. */
export const gzipSize = (content: Buffer): number => gzipSync(content, { level: 9 }).length;

/** Brotli at its strongest, what a host keeps of a file that never changes. */
export function brotli(content: Buffer): Buffer {
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: hint } = constants;
  return brotliCompressSync(content, { params: { [quality]: 11, [hint]: content.length } });
}

const known = new Map<string, Weight>();

/** Weighs a file, once: compressing takes its time. */
export function weighFile(file: string): Weight {
  const found = known.get(file);
  if (found) return found;
  const content = readFileSync(file);
  const [gzip, packed] = isText(file)
    ? [gzipSize(content), brotli(content).length]
    : [content.length, content.length];
  const weight = { gzip, brotli: packed };
  known.set(file, weight);
  return weight;
}

/** What several files weigh together. */
export function weighFiles(files: readonly string[]): Weight {
  const sum = (kind: keyof Weight) =>
    files.reduce((total, file) => total + weighFile(file)[kind], 0);
  return { gzip: sum('gzip'), brotli: sum('brotli') };
}
