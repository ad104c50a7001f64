import type { Issue } from '@/lib/services/build/issue';

/** A colour as red, green and blue, each from 0 to 255. */
type Channels = readonly number[];

const channelsOf = (colour: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

/** A colour with a share (0 to 1) of another, both as `#rrggbb`. */
function mix(colour: string, other: string, share: number): string {
  const added = channelsOf(other);
  const mixed = channelsOf(colour).map((channel, at) =>
    Math.round(channel + (added[at]! - channel) * share),
  );
  return `#${mixed.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
}

/** The tones of an accent (`#rrggbb`): the colour itself, two around it, and the one of words on it. */
export const accentTones = (accent: string) => ({
  accent,
  bright: mix(accent, '#ffffff', 0.21),
  deep: mix(accent, '#000000', 0.28),
  onAccent: mix(accent, '#000000', 0.915),
});

/** The relative luminance of a colour (WCAG 2.2). */
function luminance(colour: string): number {
  const [red, green, blue] = channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((less, more) => less - more);
  return (light! + 0.05) / (dark! + 0.05);
}

/** The least contrast of words (WCAG 2.2, 1.4.3). */
const leastContrast = 4.5;

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
 * What is wrong with an accent of the right form, with the nearest colour that works; undefined when nothing is.
 * @param surface the lightest background that it stands on as words, `#rrggbb`
 */
export function accentIssue(accent: string, surface: string): Issue | undefined {
  const wrong = unreadable(accent, surface);
  if (wrong.length === 0) return undefined;
  const lighter = Array.from({ length: 100 }, (_, at) => mix(accent, '#ffffff', (at + 1) / 100));
  const nearest = lighter.find((colour) => unreadable(colour, surface).length === 0);
  return {
    file: 'lib/content/studio.ts',
    field: 'accent',
    found: `${JSON.stringify(accent)}, with a contrast of ${wrong.join(' and ')}`,
    expected: `${leastContrast}:1 at least, or many people cannot read it`,
    fix: `The nearest that works is "${nearest}".`,
  };
}
