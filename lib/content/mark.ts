import type { Mark } from '@/lib/schemas';

/**
 * The logo, from which the build makes all icons: an open ring, like a weight plate, and a bolt.
 */
export const mark: Mark = {
  line: 'M21.3 17.2a21 21 0 1 0 21.4 0',
  area: 'M37 4 22 34.5h8.5L27.5 53 43 28h-8.7z',
};
