import type { StudioMap } from '@/lib/schemas';

export const studioMap: StudioMap = {
  width: 360,
  height: 210,
  alt: 'The door of the studio is across the street from the stop of bus 24.',
  directions: 'Bus 24 stops outside.',
  streets: [
    {
      name: 'Test Street',
      points: [
        [-20, 160],
        [380, 152],
      ],
    },
  ],
  areas: [
    {
      kind: 'studio',
      points: [
        [92, 26],
        [232, 26],
        [232, 74],
      ],
    },
  ],
  walk: [
    [62, 164],
    [162, 74],
  ],
  signs: [
    { kind: 'stop', name: 'Bus 24', at: [62, 190], side: 'right' },
    { kind: 'door', at: [162, 74], side: 'left' },
  ],
};
