import type { StudioMap } from '@/lib/schemas';

/**
 * A drawn map that shows the way to the door. Without streets, it isn't shown. It's 360 units wide,
 * because many phones are 360 pixels wide: there, its labels have their full size.
 */
export const studioMap: StudioMap = {
  width: 360,
  height: 210,
  alt: 'Foundry Lane starts on Mill Street at the bus 24 stop and passes the old foundry. The door is in the yard behind the foundry.',
  directions:
    'From West Oakland station, take bus 24 to Mill Street, a three-minute walk away. Go down Foundry Lane past the foundry and turn left into the yard: ours is the orange door on your left, in the brick building. Cars and bikes park in the yard for free.',
  streets: [
    {
      name: 'Mill Street',
      points: [
        [58, -20],
        [42, 105],
        [50, 230],
      ],
    },
    {
      name: 'Foundry Lane',
      points: [
        [44, 160],
        [150, 168],
        [380, 152],
      ],
    },
    {
      points: [
        [292, 156],
        [290, 96],
      ],
    },
  ],
  areas: [
    {
      name: 'Old foundry',
      kind: 'building',
      points: [
        [92, 90],
        [232, 90],
        [232, 140],
        [94, 140],
      ],
    },
    {
      name: 'Yard',
      kind: 'yard',
      points: [
        [248, 26],
        [340, 26],
        [340, 100],
        [248, 100],
      ],
    },
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
    [62, 187],
    [62, 164],
    [150, 170],
    [291, 161],
    [290, 96],
    [240, 50],
  ],
  signs: [
    { kind: 'stop', name: 'Bus 24', at: [62, 190], side: 'right' },
    { kind: 'door', at: [232, 50], side: 'left' },
  ],
};
