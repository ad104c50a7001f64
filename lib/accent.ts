import type { Issue } from '@/lib/services/build/issue';
import { contrast, difference, fromOklch, isGrey, mix, mostChroma, toOklch } from './colour';

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
  const own = toOklch(accent);
  return isGrey(own) ? 250 : 200 + (100 * ((own.hue + 115) % 360)) / 360;
}

/**
 * The tones that the accent has while the studio is closed (product 14.6). Lightness and chroma are the same for every accent,
 * and so is the contrast: `closed` and `bright` can be read on every ground, texts can on `deep`.
 */
export function closedTones(accent: string) {
  const hue = closedHue(accent);
  return {
    hue,
    closed: fromOklch({ lightness: 0.743, chroma: 0.075, hue }),
    bright: fromOklch({ lightness: 0.837, chroma: 0.056, hue }),
    deep: fromOklch({ lightness: 0.315, chroma: 0.036, hue }),
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
    ['as prices and times on cards', contrast(accent, surface)],
    ['below the words of buttons', contrast(onAccent, accent)],
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
  const own = toOklch(accent);
  const saturation = isGrey(own) ? 0 : own.chroma / mostChroma(own);
  const nearestFirst = Array.from({ length: 500 }, (_, at) => at / 500).sort(
    (one, other) => Math.abs(one - own.lightness) - Math.abs(other - own.lightness),
  );
  for (const lightness of nearestFirst) {
    const chroma = saturation * mostChroma({ ...own, lightness });
    const colour = fromOklch({ ...own, lightness, chroma });
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
