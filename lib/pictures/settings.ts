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

/** The settings of a picture, and of its version for the closed studio. */
interface PictureSettings {
  readonly open: VariantSettings;
  readonly closed: VariantSettings;
}

/**
 * Slides. Pictures of the closed studio are dark, so their files are small, and one width per crop
 * is enough.
 */
const slideSettings = (area: PortraitArea): PictureSettings => ({
  open: { widths: [960, 1440, 2400], portrait: { ...area, widths: [360, 480, 720, 960] } },
  closed: { widths: [1920], portrait: { ...area, widths: [960] } },
});

/** The focus of slides that don't set `middle`. */
const defaultFocus = 0.78;

/** Pictures of services, which fill their cards and the top of the service's page. */
const serviceSettings: PictureSettings = {
  open: { widths: [300, 600, 900, 1200, 1600], minimum: 1200 },
  closed: { widths: [600, 900, 1200] },
};

const formArea: PortraitArea = { focus: 0.6, zoom: 1.6 };

/** Pictures beside a form, which fill the window's height. */
const formSettings: PictureSettings = {
  open: { widths: [800, 1200, 1600], portrait: { ...formArea, widths: [480, 780, 960] } },
  closed: { widths: [1200], portrait: { ...formArea, widths: [960] } },
};

/** Pictures that are half as wide as their page, and the head coach's object. */
const profileWidths: VariantSettings = { widths: [200, 390, 780, 1200, 1600], minimum: 780 };
const profileSettings: PictureSettings = { open: profileWidths, closed: profileWidths };

/** Pictures of coaches on class pages and in the list on About. */
const portraitSettings: PictureSettings = {
  open: { widths: [200, 400, 600] },
  closed: { widths: [400] },
};

/** All pictures of the studio. Pictures of services aren't listed. */
const studioPictures: readonly (readonly [PictureEntry, PictureSettings])[] = [
  ...pictures.slides.map((slide) => {
    const { middle: focus = defaultFocus, zoom = 1 } = slide;
    return [slide, slideSettings({ focus, zoom })] as const;
  }),
  [
    pictures.room,
    {
      open: { widths: [540, 1080, 1440, 1920], minimum: 1440 },
      closed: { widths: [1080, 1600] },
    },
  ],
  [coach.cv.picture, profileSettings],
  [coach.object, profileSettings],
  ...coaches.map(({ portrait }) => [portrait, portraitSettings] as const),
  [pictures.coaching, profileSettings],
  [pictures.login, formSettings],
  [pictures.signUp, formSettings],
  [pictures.notFound, { open: { widths: [480, 800, 1200, 1600] }, closed: { widths: [1200] } }],
];

const closedSuffix = '-closed';

/** Returns the URL of the picture's version for the closed studio. */
export const closedUrl = (url: string) => url.replace(/(?=\.\w+$)/, closedSuffix);

/** Returns the settings for a source picture's file name without extension. */
export function variantSettingsFor(name: string): VariantSettings {
  const isClosed = name.endsWith(closedSuffix);
  const openName = isClosed ? name.slice(0, -closedSuffix.length) : name;
  // `src` may be missing until the content has been validated.
  const listed = studioPictures.find(([{ src }]) => src && parse(src).name === openName);
  const settings = listed?.[1] ?? serviceSettings;
  return isClosed ? settings.closed : settings.open;
}
