import {
  clampChroma,
  converter,
  differenceEuclidean,
  formatHex,
  interpolate,
  type Oklch,
  wcagContrast,
} from 'culori';
import type { Issue } from '@/lib/services/build/issue';

const toOklch = converter('oklch');

/** How different two colours look, from 0; what people just notice is 0.02 (deltaEOK of CSS Color 4). */
const difference = differenceEuclidean('oklab');

/** A colour with a share (0 to 1) of another, all as `#rrggbb`. */
const mix = (colour: string, other: string, share: number) =>
  formatHex(interpolate([colour, other])(share));

/** The colour of a lightness, chroma and hue (OKLCH), with as much of its chroma as screens (sRGB) show. */
const shown = (l: number, c: number, h?: number): Oklch =>
  clampChroma({ mode: 'oklch', l, c, h }, 'oklch');

/** A colour in OKLCH; a grey, whose hue nobody sees, has none. */
function oklchOf(colour: string): Oklch {
  const { l, c, h } = toOklch(colour)!;
  return c < 0.01 ? { mode: 'oklch', l, c: 0 } : { mode: 'oklch', l, c, h };
}

/** The tones of an accent (`#rrggbb`): the colour itself, two around it, and the one of words on it. */
export const accentTones = (accent: string) => ({
  accent,
  bright: mix(accent, '#ffffff', 0.21),
  deep: mix(accent, '#000000', 0.28),
  onAccent: mix(accent, '#000000', 0.915),
});

/**
 * The hue of the studio while it is closed, in degrees of OKLCH: a cool one, from 200 (cyan) over 240 (steel blue) to 300
 * (violet), because the light is off. While the accent's hue goes round once, from 245 on, this one goes once through these, so
 * that no accent has a closed hue nearer to its own than 45 degrees. A grey has the one in the middle.
 */
function closedHue(accent: string): number {
  const { h } = oklchOf(accent);
  return h === undefined ? 250 : 200 + (100 * ((h + 115) % 360)) / 360;
}

/**
 * The tones that the accent has while the studio is closed (product 14.6). Lightness and chroma are the same for every accent,
 * and so is the contrast: `closed` and `bright` can be read on every ground, texts can on `deep`.
 */
export function closedTones(accent: string) {
  const hue = closedHue(accent);
  return {
    hue,
    closed: formatHex(shown(0.743, 0.075, hue)),
    bright: formatHex(shown(0.837, 0.056, hue)),
    deep: formatHex(shown(0.315, 0.036, hue)),
  };
}

/** The least contrast of words (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5;

/** The least difference of the accent from words: five times what people just notice. */
const leastDifference = 0.1;

/** What an accent stands on and among, `#rrggbb`. */
interface Surroundings {
  /** The lightest background that it stands on as words. */
  readonly surface: string;
  readonly text: string;
}

/** Where the tones of an accent cannot be read, and how far they are from it: a few words each. */
function unreadable(accent: string, surface: string): readonly string[] {
  const { onAccent } = accentTones(accent);
  const uses = [
    ['as prices and times on cards', wcagContrast(accent, surface)],
    ['below the words of buttons', wcagContrast(onAccent, accent)],
  ] as const;
  return uses
    .filter(([, ratio]) => ratio < leastContrast)
    .map(([use, ratio]) => `${ratio.toFixed(1)}:1 ${use}`);
}

/**
 * The colour nearest in lightness that can be read and told from words, of the same hue and saturation, which is the share
 * of the chroma that there is at its lightness. A grey stays grey.
 */
function nearestThatWorks(accent: string, { surface, text }: Surroundings): string | undefined {
  const own = oklchOf(accent);
  const mostChroma = (lightness: number) => shown(lightness, 0.4, own.h).c;
  const saturation = Math.min(1, own.c / mostChroma(own.l));
  const nearestFirst = Array.from({ length: 500 }, (_, at) => at / 500).sort(
    (one, other) => Math.abs(one - own.l) - Math.abs(other - own.l),
  );
  for (const lightness of nearestFirst) {
    const colour = formatHex(shown(lightness, saturation * mostChroma(lightness), own.h));
    const canBeTold = difference(colour, text) >= leastDifference;
    if (canBeTold && unreadable(colour, surface).length === 0) return colour;
  }
  return undefined;
}

/** What is found and what is expected, where an accent cannot be read (stops the build) or told from words (is only said). */
function faultOf(accent: string, { surface, text }: Surroundings) {
  const found = JSON.stringify(accent);
  const wrong = unreadable(accent, surface);
  if (wrong.length > 0)
    return {
      found: `${found}, with a contrast of ${wrong.join(' and ')}`,
      expected: `${leastContrast}:1 at least, or many people cannot read it`,
    };
  if (difference(accent, text) < leastDifference)
    return {
      found: `${found}, which looks like the colour of words, "${text}"`,
      expected: 'a colour that stands out from words',
      stops: 'nothing',
    } as const;
  return undefined;
}

/** What is wrong with an accent of the right form, with the nearest colour of its hue that works; undefined when nothing is. */
export function accentIssue(accent: string, surroundings: Surroundings): Issue | undefined {
  const fault = faultOf(accent, surroundings);
  if (!fault) return undefined;
  const nearest = nearestThatWorks(accent, surroundings);
  return {
    file: 'lib/content/studio.ts',
    field: 'accent',
    ...fault,
    ...(nearest && { fix: `The nearest of the same hue that works is "${nearest}".` }),
  };
}
