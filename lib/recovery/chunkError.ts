/** Whether an error says that a script or a style of the build could not be fetched: so the bundler's runtime names it. */
export function isChunkError(error: unknown): boolean {
  return error instanceof Error && error.name === 'ChunkLoadError';
}
