import { clampChroma, converter, formatHex, interpolate, type Oklch } from 'culori';

const toOklch = converter('oklch');

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
