/** @jest-environment node */
import {
  converter,
  differenceEuclidean,
  formatHex,
  type Oklch,
  wcagContrast as contrast,
} from 'culori';
import { accentTones, closedTones } from './accent';
import { colours } from './brand';

const vivid = {
  orange: '#ff6a1a',
  yellow: '#ffd400',
  green: '#35c46b',
  cyan: '#22c3e6',
  blue: '#4da3ff',
  violet: '#a06bff',
  pink: '#ff5fa2',
  red: '#ff5a4f',
} as const;
const quiet = {
  grey: '#b8b8b8',
  white: '#ffffff',
  // That of an orange accent.
  'a closed tone': '#83b2d8',
} as const;
const difference = differenceEuclidean('oklab');

/** A colour in OKLCH, its hue of a grey any. */
function toOklch(colour: string): Required<Pick<Oklch, 'l' | 'c' | 'h'>> {
  const { l, c, h = 0 } = converter('oklch')(colour)!;
  return { l, c, h };
}

/** Around the circle of hues. */
const hues = Array.from({ length: 72 }, (_, step) => step * 5);

/** How far two hues are from one another on their circle, in degrees. */
const apart = (one: number, other: number) => 180 - Math.abs(180 - Math.abs(one - other));

test.each(Object.entries({ ...vivid, grey: '#b8b8b8' }))('%s can be read', (_, accent) => {
  const { bright, onAccent } = accentTones(accent);
  expect(contrast(accent, colours.surface)).toBeGreaterThan(4.5);
  expect(contrast(bright, colours.ground)).toBeGreaterThan(4.5);
  expect(contrast(onAccent, bright)).toBeGreaterThan(4.5);
});

test.each(Object.entries({ ...vivid, ...quiet }))(
  'the closed tones of %s can be read on every ground, and words on them',
  (_, accent) => {
    const { onAccent } = accentTones(accent);
    const { closed, bright, deep } = closedTones(accent);
    for (const tone of [closed, bright]) {
      for (const ground of [colours.ground, colours.surface, colours.raised])
        expect(contrast(tone, ground)).toBeGreaterThan(7);
      expect(contrast(onAccent, tone)).toBeGreaterThan(7);
      // The focus on Home's band.
      expect(contrast(tone, deep)).toBeGreaterThan(4.5);
    }
    expect(contrast(colours.text, deep)).toBeGreaterThan(7);
    expect(difference(closed, accent)).toBeGreaterThan(0.05);
  },
);

test.each(Object.entries(vivid))(
  'the closed tone of %s is cool, quiet, and far from it',
  (_, accent) => {
    const { closed } = closedTones(accent);
    const { c, h } = toOklch(closed);
    expect(difference(closed, accent)).toBeGreaterThan(0.12);
    expect(c).toBeLessThan(toOklch(accent).c * 0.75);
    expect(h).toBeGreaterThan(198);
    expect(h).toBeLessThan(302);
  },
);

test('the sample’s closed tones are its steel blue; no accent has a closed hue near its own', () => {
  const { closed, bright, deep } = closedTones(vivid.orange);
  expect(difference(closed, '#7fb2d9')).toBeLessThan(0.02);
  expect(difference(bright, '#a9cfee')).toBeLessThan(0.02);
  expect(difference(deep, '#1f3446')).toBeLessThan(0.02);
  for (const hue of hues) {
    const accent = formatHex({ mode: 'oklch', l: 0.75, c: 0.11, h: hue });
    expect(apart(closedTones(accent).hue, toOklch(accent).h)).toBeGreaterThan(44);
  }
});
