import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/** Whether compressing a file can make it smaller; pictures and fonts are compressed already. */
export const isText = (file: string) => !/\.(avif|webp|jpe?g|png|ico|woff2|pdf)$/i.test(file);

/** Gzip at its strongest, in bytes. */
export const gzipSize = (content: Buffer): number => gzipSync(content, { level: 9 }).length;

/** Brotli at its strongest, what a host keeps of a file that never changes. */
export function brotli(content: Buffer): Buffer {
  const { BROTLI_PARAM_QUALITY: quality, BROTLI_PARAM_SIZE_HINT: hint } = constants;
  return brotliCompressSync(content, { params: { [quality]: 11, [hint]: content.length } });
}
