/** The studio's mark as two paths in a 64 x 64 box: a plate's ring open at the top, and a bolt for its switch. */
export const markPaths = {
  /** Stroked, 8.5 wide. */
  ring: 'M21.3 17.2a21 21 0 1 0 21.4 0',
  /** Filled. */
  bolt: 'M37 4 22 34.5h8.5L27.5 53 43 28h-8.7z',
} as const;
