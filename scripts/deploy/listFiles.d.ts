declare module 'firebase-tools/lib/listFiles' {
  /** The files below a folder that Firebase Hosting takes, without what the patterns leave out. */
  export function listFiles(folder: string, ignore: readonly string[]): string[];
}
