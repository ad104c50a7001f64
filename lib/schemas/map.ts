import 'server-only';
import * as z from 'zod';
import { text } from './common';

/** A point of the map: to the right and down, in the map's own units. */
const point = z.tuple([z.number(), z.number()]);

/** A street as a line through points; its name is written beside its longest stretch. */
const street = z.strictObject({ name: text.optional(), points: z.array(point) });

/** A building (the studio’s own is told apart) or a yard: a surface with its name in the middle. */
const area = z.strictObject({
  name: text.optional(),
  kind: z.enum(['building', 'studio', 'yard']),
  points: z.array(point),
});

/** A small sign on the map with its name beside it. */
const sign = z.strictObject({
  kind: z.enum(['door', 'stop']),
  /** Without one, that of the studio. */
  name: text.optional(),
  at: point,
  /** On which side of the sign its name stands. */
  side: z.enum(['left', 'right']),
});

/** The way to the door as a drawn map. */
const studioMap = z.strictObject({
  /** In the map's own units. */
  width: z.number(),
  height: z.number(),
  /** What it shows, for those who cannot see it. */
  alt: text,
  /** The same in words, beside the map. */
  directions: text,
  streets: z.array(street),
  areas: z.array(area),
  /** How to walk to the door. */
  walk: z.array(point),
  signs: z.array(sign),
});

/** `lib/content/map.ts` */
export const mapSchema = z.strictObject({ studioMap });

export type Point = z.infer<typeof point>;
export type Street = z.infer<typeof street>;
export type Area = z.infer<typeof area>;
export type Sign = z.infer<typeof sign>;
export type StudioMap = z.infer<typeof studioMap>;
