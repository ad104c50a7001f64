/** Whether an error says that a script of the build could not be fetched, in the words of any bundler or browser. */
export function isChunkError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  return (
    error.name === 'ChunkLoadError' ||
    /Loading (CSS )?chunk|Failed to load chunk|dynamically imported module|Importing a module script failed/.test(
      error.message,
    )
  );
}
