import 'server-only';
import * as z from 'zod';
import { text, toldPicture } from './common';

/** A slide of Home: landscape, with its object on the right and room for words on the left. */
const slide = toldPicture.extend({
  /** Where the middle of the object lies, from 0 (left) to 1 (right): upright phones see a piece of the picture around it. */
  middle: z.number().min(0).max(1).optional(),
  /** What stands below the headline. */
  caption: text,
});

const pictures = z.strictObject({
  slides: z.array(slide).min(1),
  coaching: toldPicture,
  room: toldPicture,
  notFound: toldPicture,
});

/** The picture of a preview by its use: a slide by its number, from 1, or the picture of the head coach. */
export const pictureName = z.union(
  [z.enum(['coach', 'coaching', 'room', 'notFound']), z.templateLiteral(['slide ', z.number()])],
  'Expected a name of lib/content/pictures.ts, "coach" or a slide such as "slide 1"',
);

/** The studio's pictures, by what they are for. Those of coaches stand in coaches.ts, those of services in data.json. */
export const picturesSchema = z.strictObject({ pictures });

/** The studio's mark: two paths of SVG (the value of `d`) in a box of 64 by 64. */
const mark = z.strictObject({
  /** Drawn as a line, 8.5 wide, in the accent. */
  line: text,
  /** Filled, in the colour of texts. */
  area: text,
});

/** `lib/content/mark.ts` */
export const markSchema = z.strictObject({ mark });

export type Slide = z.infer<typeof slide>;
export type Pictures = z.infer<typeof pictures>;
export type PictureName = z.infer<typeof pictureName>;
export type Mark = z.infer<typeof mark>;
