import type { Mark } from '@/lib/studio/types';

/** The mark, from which the build makes all icons: an anchor, its stock filled. */
export const mark: Mark = {
  line: 'M32 18v38M10 36a22 20 0 0 0 44 0',
  area: 'M32 4a8 8 0 1 1 0 16 8 8 0 0 1 0-16zM20 23h24v6H20z',
};
