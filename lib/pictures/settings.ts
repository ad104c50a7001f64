import 'server-only';
import { createRequire } from 'node:module';
import { parse } from 'node:path';
import type sharpModule from 'sharp';
import { pictures } from '@/lib/content/pictures';
import { coach, otherCoaches } from '@/lib/studio/coaches';
import type { StudioPicture } from '@/lib/schemas';

const require = createRequire(import.meta.url);

/** sharp, by its CommonJS files: its ES modules use import attributes (`with`), which Node 20.9 does not know. */
export const sharp = require('sharp') as typeof sharpModule;

/**
 * The settings of the two encoders (sharp's names). Seen beside the source pictures, dark walls stay free of bands and the
 * leather of the heavy bag keeps its grain. A change here renames every file, since the hash covers it.
 */
export const encoders = {
  // An effort of 3 and full colour (4:4:4) take twice the time of a build's pictures, for 5 % fewer bytes.
  avif: { quality: 48, effort: 2, chromaSubsampling: '4:2:0' },
  // For browsers from before 2023 only.
  webp: { quality: 74, effort: 2 },
} as const;

/** The most a phone's first picture may weigh as AVIF, in bytes (product 12.1: 45 kB). */
export const phoneBudget = 45_000;

/** The qualities tried, best first, when a picture is over the budget: a busier hero than ours then still fits. */
export const phoneQualities = [encoders.avif.quality, 44, 40, 36, 32, 28] as const;

/** How one source picture is cut and at which widths it is shown. */
interface VariantSettings {
  /** Widths in pixels, ascending: what the page shows at 1, 2 and 3 device pixels. */
  readonly widths: readonly number[];
  /** The crop for upright phones: 3 wide, 2 high, as tall as the source picture, so that its object is whole. */
  readonly portrait?: {
    /** Where its middle lies, 0 (left) to 1 (right): on the object. */
    readonly focus: number;
    readonly widths: readonly number[];
  };
}

/** Width divided by height of the crop for upright phones. */
export const portraitRatio = 3 / 2;

/** What all files depend on besides their own settings: it is part of their hash. */
export const sharedSettings = [portraitRatio, encoders, phoneBudget, phoneQualities] as const;

const hero = (focus: number): VariantSettings => ({
  widths: [960, 1440, 2400],
  portrait: { focus, widths: [360, 480, 720, 960] },
});

/** A hero with the light off is so dark that one width weighs no more than a phone's of the lit one; that keeps the page short. */
const dark = (focus: number): VariantSettings => ({
  widths: [1920],
  portrait: { focus, widths: [960] },
});

/** Where the middle of an object lies when the studio does not say it (`middle` in lib/content/pictures). */
const usualMiddle = 0.78;

/** Service pictures, and any source picture an owner adds: 300 px wide on a card (product 9), larger on a details page. */
const card: VariantSettings = { widths: [300, 600, 900, 1200] };

/** A service picture with the light off: one width for cards, one for details. */
const darkCard: VariantSettings = { widths: [600, 1200] };

/** A coach beside others, at one, two and three device pixels. */
const listed: VariantSettings = { widths: [200, 400, 600] };
const darkListed: VariantSettings = { widths: [400] };

/** The settings of the studio's pictures by what they are for, with the light on and off. */
const byRole: readonly (readonly [StudioPicture, VariantSettings, VariantSettings?])[] = [
  ...pictures.slides.map((slide) => {
    const { middle = usualMiddle } = slide;
    return [slide, hero(middle), dark(middle)] as const;
  }),
  [pictures.room, { widths: [540, 1080, 1440] }, { widths: [1080] }],
  [coach.picture, { widths: [390, 520, 780] }, { widths: [780] }],
  ...otherCoaches.map(({ picture }) => [picture, listed, darkListed] as const),
  [pictures.coaching, { widths: [390, 780, 912] }, { widths: [912] }],
  [pictures.notFound, { widths: [480, 800, 1200, 1600] }, { widths: [1200] }],
];

/** What the name of a picture with the light off has before its ending. */
const off = '-off';

/** The address of the same picture with the light off. */
export const darkAddress = (address: string) => address.replace(/(?=\.\w+$)/, off);

/**
 * The settings of a source picture by its file name without extension. Of one that has several uses the first counts. The check of the
 * content asks for them, too, when a `src` is missing.
 */
export function variantSettingsFor(name: string): VariantSettings {
  const isDark = name.endsWith(off);
  const litName = isDark ? name.slice(0, -off.length) : name;
  const [, lit = card, unlit = darkCard] =
    byRole.find(([{ src }]) => src && parse(src).name === litName) ?? [];
  return isDark ? unlit : lit;
}
