import type { StudioMap } from '@/lib/schemas';

/** A small map: one street with a sign on it, and the studio. */
export const studioMap: StudioMap = {
  width: 360,
  height: 210,
  alt: 'Bus 24 stops on Foundry Lane; the door of the studio is across the street.',
  directions:
    'Bus 24 stops at the corner of Mill Street. Walk down Foundry Lane and turn into the yard. Cars and bicycles park there, free of charge.',
  streets: [
    {
      name: 'Foundry Lane',
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
        [92, 74],
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
