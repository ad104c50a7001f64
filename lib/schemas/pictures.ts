import 'server-only';
import * as z from 'zod';
import { picture, pictureWithAlt, text } from './common';

/**
 * `closedAlt` is the alternative text while the studio is closed, if the picture then shows
 * something else.
 */
const pictureWithAlts = pictureWithAlt.extend({ closedAlt: text.optional() });

/**
 * A slide of Home: a landscape picture with its subject on the right, so that text fits on the
 * left.
 */
const slide = pictureWithAlts.extend({
  /**
   * The horizontal center of the subject, 0 to 1. Phones in portrait mode crop the picture around
   * this center.
   */
  middle: z.number().min(0).max(1).optional(),
  /** How much larger phones in portrait mode show the subject, at least 1. */
  zoom: z.number().min(1).optional(),
  caption: text,
  /** The caption while the studio is closed. */
  closedCaption: text.optional(),
});

const pictures = z.strictObject({
  slides: z.array(slide).min(1),
  coaching: pictureWithAlt,
  room: pictureWithAlts,
  notFound: pictureWithAlt,
  /** The pictures beside the forms, without alternative text because they're decoration. */
  login: picture,
  signUp: picture,
});

/**
 * The name of a preview's picture: a slide by number (from 1), one of the other pictures, or the
 * picture of the head coach's CV.
 */
export const pictureName = z.union(
  [z.enum(['coach', 'coaching', 'room', 'notFound']), z.templateLiteral(['slide ', z.number()])],
  'Expected a name in lib/content/pictures.ts, "coach" or a slide such as "slide 1"',
);

/** `lib/content/pictures.ts` */
export const picturesSchema = z.strictObject({ pictures });

/** Two SVG paths (`d`) in a view box of 64 by 64. */
const mark = z.strictObject({
  /** Stroked with a width of 8.5 in the accent color. */
  line: text,
  /** Filled with the text color. */
  area: text,
});

/** `lib/content/mark.ts` */
export const markSchema = z.strictObject({ mark });

/** x and y in the map's own units. */
const point = z.tuple([z.number(), z.number()]);

/** The name is written along the street's longest straight part. */
const street = z.strictObject({ name: text.optional(), points: z.array(point) });

const area = z.strictObject({
  name: text.optional(),
  kind: z.enum(['building', 'studio', 'yard']),
  points: z.array(point),
});

const sign = z.strictObject({
  kind: z.enum(['door', 'stop']),
  /** Defaults to the studio's name. */
  name: text.optional(),
  at: point,
  /** The side of the sign on which its name is written. */
  side: z.enum(['left', 'right']),
});

const studioMap = z.strictObject({
  width: z.number(),
  height: z.number(),
  alt: text,
  /** Written directions to the door, shown beside the map. */
  directions: text,
  streets: z.array(street),
  areas: z.array(area),
  /** The footpath to the door. */
  walk: z.array(point),
  signs: z.array(sign),
});

/** `lib/content/map.ts` */
export const mapSchema = z.strictObject({ studioMap });

export type Pictures = z.infer<typeof pictures>;
export type PictureName = z.infer<typeof pictureName>;
export type Mark = z.infer<typeof mark>;
export type Point = z.infer<typeof point>;
export type Street = z.infer<typeof street>;
export type Area = z.infer<typeof area>;
export type Sign = z.infer<typeof sign>;
export type StudioMap = z.infer<typeof studioMap>;
