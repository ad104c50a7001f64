import type { StudioMap } from '@/lib/studio/types';

/**
 * The way to the door as a small drawn map (product 14.5), sample data as the studio is. Without streets there is no map.
 * It is 360 units wide, as many as the narrowest phones have pixels, so that its texts can be read there.
 */
export const studioMap: StudioMap = {
  width: 360,
  height: 210,
  alt: 'Der Speicherweg geht von der Hafenstraße am Kran vorbei; das Studio ist das Backsteinhaus dahinter.',
  streets: [
    {
      name: 'Hafenstraße',
      points: [
        [-20, 170],
        [380, 178],
      ],
    },
    {
      name: 'Speicherweg',
      points: [
        [250, 176],
        [244, 20],
      ],
    },
  ],
  areas: [
    {
      name: 'Alter Kran',
      kind: 'yard',
      points: [
        [290, 96],
        [350, 96],
        [350, 140],
        [290, 140],
      ],
    },
    {
      kind: 'studio',
      points: [
        [60, 30],
        [210, 30],
        [210, 92],
        [60, 92],
      ],
    },
  ],
  walk: [
    [30, 186],
    [30, 174],
    [248, 176],
    [246, 62],
    [214, 62],
  ],
  signs: [
    { kind: 'stop', name: 'S-Bahn', at: [30, 192], side: 'right' },
    { kind: 'door', at: [210, 62], side: 'left' },
  ],
};
