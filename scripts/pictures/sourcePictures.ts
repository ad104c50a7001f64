import { readdir } from 'node:fs/promises';

/** The file names of the source pictures in a folder, sorted. */
export async function sourcePictures(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((file) => /\.(jpe?g|png|webp)$/i.test(file)).sort();
}
