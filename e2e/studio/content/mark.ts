import type { Mark } from '@/lib/schemas';

/** The mark, from which the build makes all icons: a plate's ring open at the top, and a bolt for its switch. */
export const mark: Mark = {
  line: 'M21.3 17.2a21 21 0 1 0 21.4 0',
  area: 'M37 4 22 34.5h8.5L27.5 53 43 28h-8.7z',
};
