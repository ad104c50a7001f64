/** A colour as red, green and blue, each from 0 to 255. */
type Channels = readonly number[];

const channelsOf = (colour: string): Channels =>
  [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));

const hexOf = (channels: Channels) =>
  `#${channels.map((channel) => Math.round(channel).toString(16).padStart(2, '0')).join('')}`;

/** A colour with a share (0 to 1) of another, both as `#rrggbb`. */
export function mix(colour: string, other: string, share: number): string {
  const added = channelsOf(other);
  return hexOf(channelsOf(colour).map((channel, at) => channel + (added[at]! - channel) * share));
}

/** Red, green and blue in proportion to light, each from 0 to 1 (sRGB, IEC 61966-2-1). */
const lightOf = (colour: string): readonly number[] =>
  channelsOf(colour).map((channel) => {
    const part = channel / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });

/** The relative luminance of a colour (WCAG 2.2). */
function luminance(colour: string): number {
  const [red, green, blue] = lightOf(colour);
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}

/** The contrast of two colours, 1 to 21 (WCAG 2.2). */
export function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((less, more) => less - more);
  return (light! + 0.05) / (dark! + 0.05);
}

/** A colour as people see it: OKLCH of CSS Color 4, where equal steps look equal. */
export interface Oklch {
  /** From 0, black, to 1, white. */
  readonly lightness: number;
  /** From 0, grey, to about 0.3. */
  readonly chroma: number;
  /** In degrees, from 0 to 360; of a grey any. */
  readonly hue: number;
}

type Matrix = readonly (readonly [number, number, number])[];

const times = (matrix: Matrix, values: readonly number[]) =>
  matrix.map((row) => row.reduce((sum, factor, at) => sum + factor * values[at]!, 0));

// The four matrices are those of https://bottosson.github.io/posts/oklab, which CSS Color 4 names as the source of Oklab.
const lightToCones: Matrix = [
  [0.4122214708, 0.5363325363, 0.0514459929],
  [0.2119034982, 0.6806995451, 0.1073969566],
  [0.0883024619, 0.2817188376, 0.6299787005],
];
const conesToOklab: Matrix = [
  [0.2104542553, 0.793617785, -0.0040720468],
  [1.9779984951, -2.428592205, 0.4505937099],
  [0.0259040371, 0.7827717662, -0.808675766],
];
const oklabToCones: Matrix = [
  [1, 0.3963377774, 0.2158037573],
  [1, -0.1055613458, -0.0638541728],
  [1, -0.0894841775, -1.291485548],
];
const conesToLight: Matrix = [
  [4.0767416621, -3.3077115913, 0.2309699292],
  [-1.2684380046, 2.6097574011, -0.3413193965],
  [-0.0041960863, -0.7034186147, 1.707614701],
];

/** Lightness of a colour, how red or green it is, and how yellow or blue. */
const oklabOf = (colour: string) =>
  times(conesToOklab, times(lightToCones, lightOf(colour)).map(Math.cbrt));

/** How different two colours look, from 0; what people just notice is 0.02 (deltaEOK of CSS Color 4). */
export function difference(one: string, other: string): number {
  const to = oklabOf(other);
  return Math.hypot(...oklabOf(one).map((value, at) => value - to[at]!));
}

/** A colour (`#rrggbb`) in OKLCH. */
export function toOklch(colour: string): Oklch {
  const [lightness, a, b] = oklabOf(colour);
  const degrees = (Math.atan2(b!, a!) * 180) / Math.PI;
  return { lightness: lightness!, chroma: Math.hypot(a!, b!), hue: (degrees + 360) % 360 };
}

/** Whether a colour has no hue that people see. */
export const isGrey = ({ chroma }: Oklch): boolean => chroma < 0.01;

/** Red, green and blue of a colour in OKLCH, each from 0 to 255; beyond that, where no screen (sRGB) shows it. */
function shown({ lightness, chroma, hue }: Oklch): Channels {
  const turn = (hue * Math.PI) / 180;
  const oklab = [lightness, chroma * Math.cos(turn), chroma * Math.sin(turn)];
  const cones = times(oklabToCones, oklab).map((cone) => cone ** 3);
  return times(conesToLight, cones).map(
    (light) => 255 * (light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055),
  );
}

/** A colour in OKLCH as `#rrggbb`: where no screen (sRGB) shows it, with as much of its chroma as one does. */
export function fromOklch({ lightness, chroma, hue }: Oklch): string {
  const channels = shown({ lightness, chroma, hue });
  const isBeyond = channels.some((channel) => channel < -0.5 || channel > 255.5);
  if (isBeyond && chroma > 0)
    return fromOklch({ lightness, chroma: Math.max(0, chroma - 0.002), hue });
  return hexOf(channels.map((channel) => Math.min(255, Math.max(0, channel))));
}

/** The most chroma that screens (sRGB) show at a lightness and hue. */
export const mostChroma = ({ lightness, hue }: Oklch): number =>
  toOklch(fromOklch({ lightness, chroma: 0.4, hue })).chroma;
