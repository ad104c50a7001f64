import { readFileSync } from 'node:fs';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { isText } from '../servers/fileServer';

/** The size of one file in bytes as it is, by gzip -9 and by brotli 11, as a host would send it. */
export interface Weight {
  readonly raw: number;
  readonly gzip: number;
  readonly brotli: number;
}

/** Gzip at its strongest, in bytes. */
export const gzipSize = (content: Buffer): number => gzipSync(content, { level: 9 }).length;

/** Brotli at its strongest, what a host keeps of a file that never changes. */
export function brotli(content: Buffer): Buffer {
  return brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  });
}

/** Weighs a content; one that is packed already (a picture, a font) weighs the same everywhere. */
export function weigh(content: Buffer, packed = false): Weight {
  const raw = content.length;
  if (packed) return { raw, gzip: raw, brotli: raw };
  return { raw, gzip: gzipSize(content), brotli: brotli(content).length };
}

/** The sum of several weights. */
export function addWeights(weights: readonly Weight[]): Weight {
  return weights.reduce(
    (sum, { raw, gzip, brotli: packed }) => ({
      raw: sum.raw + raw,
      gzip: sum.gzip + gzip,
      brotli: sum.brotli + packed,
    }),
    { raw: 0, gzip: 0, brotli: 0 },
  );
}

/** Weighs a file; each file once, as compressing at full strength takes its time. */
export type WeighFile = (file: string) => Weight;

/** Makes a `WeighFile` with a memory of its own. */
export function fileScale(): WeighFile {
  const known = new Map<string, Weight>();
  return (file) => {
    const weight = known.get(file) ?? weigh(readFileSync(file), !isText(file));
    known.set(file, weight);
    return weight;
  };
}
