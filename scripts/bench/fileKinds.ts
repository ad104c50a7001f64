import { contentType } from '../servers/contentTypes';

/** The kinds of file that the benchmark tells apart. */
export const fileKinds = ['html', 'js', 'css', 'font', 'picture', 'other'] as const;

/** One of the kinds of file that the benchmark tells apart. */
export type FileKind = (typeof fileKinds)[number];

const kinds: readonly (readonly [RegExp, FileKind])[] = [
  [/^text\/html/, 'html'],
  [/^text\/javascript/, 'js'],
  [/^text\/css/, 'css'],
  [/^font\//, 'font'],
  [/^image\//, 'picture'],
];

/** The kind of a file, by what it is served as. */
export function kindOf(file: string): FileKind {
  const type = contentType(file);
  return kinds.find(([pattern]) => pattern.test(type))?.[1] ?? 'other';
}

/** Whether compressing a file can make it smaller; pictures and fonts are compressed already. */
export function isText(file: string): boolean {
  return contentType(file).endsWith('charset=utf-8');
}
