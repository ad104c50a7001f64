import { readFileSync } from 'node:fs';
import { isText } from './fileKinds';
import type { Weight } from './weigh';
import { weigh } from './weigh';

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
