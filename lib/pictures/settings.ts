import 'server-only';
import { parse } from 'node:path';
import { pictures } from '@/lib/content/pictures';
import type { PictureEntry } from '@/lib/schemas';
import { coach, coaches } from '@/lib/studio/coaches';

/**
 * Encoder settings that show no banding on dark walls. A change renames all files, because file
 * names contain a hash of the settings.
 */
export const encoders = {
  // Effort 3 and 4:4:4 chroma would take twice the time and save 5 % of the bytes.
  avif: { quality: 48, effort: 2, chromaSubsampling: '4:2:0' },
  webp: { quality: 74, effort: 2 },
} as const;

/** The maximum size of the first picture on a phone, in bytes. */
export const phoneBudget = 45_000;

/** The qualities to try if a phone's picture exceeds the budget, best first. */
export const phoneQualities = [encoders.avif.quality, 44, 40, 36, 32, 28] as const;

export interface PortraitArea {
  /** The horizontal center, 0 to 1. */
  readonly focus: number;
  /** The height of the source picture relative to the crop's. */
  readonly zoom: number;
}

interface VariantSettings {
  /** The widths in pixels, ascending, for device pixel ratios of 1, 2 and 3. */
  readonly widths: readonly number[];
  /** The smallest width of a source picture, by default the largest of `widths`. */
  readonly minimum?: number;
  /** The crop for phones in portrait mode. */
  readonly portrait?: PortraitArea & { readonly widths: readonly number[] };
}

/** The width of portrait crops, relative to their height. */
export const portraitRatio = 3 / 2;

/** The settings that all files have in common. They're part of every file's hash. */
export const sharedSettings = [portraitRatio, encoders, phoneBudget, phoneQualities] as const;

const hero = (area: PortraitArea): VariantSettings => ({
  widths: [960, 1440, 2400],
  portrait: { ...area, widths: [360, 480, 720, 960] },
});

/**
 * Pictures of the closed studio are dark, so their files are small, and one width per crop is
 * enough.
 */
const closedHero = (area: PortraitArea): VariantSettings => ({
  widths: [1920],
  portrait: { ...area, widths: [960] },
});

/** The focus of slides that don't set `middle`. */
const defaultFocus = 0.78;

/** Pictures of services, which fill their cards and the top of the service's page. */
const card: VariantSettings = { widths: [300, 600, 900, 1200, 1600], minimum: 1200 };
const closedCard: VariantSettings = { widths: [600, 900, 1200] };

/** Pictures beside a form, which fill the window's height. */
const formCrop: PortraitArea = { focus: 0.6, zoom: 1.6 };
const form: VariantSettings = {
  widths: [800, 1200, 1600],
  portrait: { ...formCrop, widths: [480, 780, 960] },
};
const closedForm: VariantSettings = { widths: [1200], portrait: { ...formCrop, widths: [960] } };

/** The head coach's picture, which is half as wide as About, and the object in its left column. */
const profile: VariantSettings = { widths: [200, 390, 780, 1200, 1600], minimum: 780 };

/** Pictures of coaches on class pages and in the list on About. */
const listed: VariantSettings = { widths: [200, 400, 600] };
const closedListed: VariantSettings = { widths: [400] };

/** The studio's pictures with their settings, open and closed. */
const byPicture: readonly (readonly [PictureEntry, VariantSettings, VariantSettings])[] = [
  ...pictures.slides.map((slide) => {
    const { middle: focus = defaultFocus, zoom = 1 } = slide;
    return [slide, hero({ focus, zoom }), closedHero({ focus, zoom })] as const;
  }),
  [pictures.room, { widths: [540, 1080, 1440, 1920], minimum: 1440 }, { widths: [1080, 1600] }],
  [coach.cv.picture, profile, profile],
  [coach.object, profile, profile],
  ...coaches.map(({ portrait }) => [portrait, listed, closedListed] as const),
  [pictures.coaching, { widths: [390, 780, 912] }, { widths: [912] }],
  [pictures.login, form, closedForm],
  [pictures.signUp, form, closedForm],
  [pictures.notFound, { widths: [480, 800, 1200, 1600] }, { widths: [1200] }],
];

const closedSuffix = '-closed';

/** Returns the URL of the picture's version for the closed studio. */
export const closedUrl = (url: string) => url.replace(/(?=\.\w+$)/, closedSuffix);

/** Returns the settings for a source picture's file name without extension. */
export function variantSettingsFor(name: string): VariantSettings {
  const isClosed = name.endsWith(closedSuffix);
  const openName = isClosed ? name.slice(0, -closedSuffix.length) : name;
  // `src` may be missing until the content has been validated.
  const [, open, closed] = byPicture.find(([{ src }]) => src && parse(src).name === openName) ?? [
    undefined,
    card,
    closedCard,
  ];
  return isClosed ? closed : open;
}
