/* The shape of the drawn map in `lib/content/map.ts`. */

/** A point of the map: to the right and down, in the map's own units. */
export type Point = readonly [x: number, y: number];

/** A street as a line through points; its name is written beside its longest stretch. */
export interface Street {
  readonly name?: string;
  readonly points: readonly Point[];
}

/** A building (the studio’s own is told apart) or a yard: a surface with its name in the middle. */
export interface Area {
  readonly name?: string;
  readonly kind: 'building' | 'studio' | 'yard';
  readonly points: readonly Point[];
}

/** A small sign on the map with its name beside it. */
export interface Sign {
  readonly kind: 'door' | 'stop';
  /** Without one, that of the studio. */
  readonly name?: string;
  readonly at: Point;
  /** On which side of the sign its name stands. */
  readonly side: 'left' | 'right';
}

/** The way to the door as a drawn map. */
export interface StudioMap {
  /** In the map's own units. */
  readonly width: number;
  readonly height: number;
  /** What it shows, for those who cannot see it. */
  readonly alt: string;
  readonly streets: readonly Street[];
  readonly areas: readonly Area[];
  /** How to walk to the door. */
  readonly walk: readonly Point[];
  readonly signs: readonly Sign[];
}
