/** @jest-environment node */
import {
  clampChroma,
  converter,
  differenceEuclidean,
  formatHex,
  type Oklch,
  wcagContrast as contrast,
} from 'culori';
import { accentIssue, accentTones, closedTones } from './accent';
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

/** The colour that the issue of an accent names. */
const suggested = (accent: string) =>
  /"(#[0-9a-f]{6})"/.exec(accentIssue(accent, colours)?.fix ?? '')?.[1] ?? '';

test.each(Object.entries({ ...vivid, grey: '#b8b8b8' }))('%s can be read', (_, accent) => {
  const { bright, onAccent } = accentTones(accent);
  expect(accentIssue(accent, colours)).toBeUndefined();
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

test('a dark accent is told with its contrast, its use, and what to write', () => {
  expect(accentIssue('#2f7a3b', colours)).toEqual({
    file: 'lib/content/studio.ts',
    field: 'accent',
    found: expect.stringMatching(
      /^"#2f7a3b", with a contrast of 3\.\d:1 as prices and times on cards/,
    ),
    expected: '4.5:1 at least, or many people cannot read it',
    fix: 'The nearest of the same hue that works is "#388e46".',
  });
});

test('a pale accent that looks like words is a warning', () => {
  expect(accentIssue('#ffe9dc', colours)).toMatchObject({
    found: '"#ffe9dc", which looks like the colour of words, "#f4f1ec"',
    stops: 'nothing',
  });
});

test.each([
  ...['#2f7a3b', '#003300', '#000080', '#2a0f00', '#6b4a3a', '#8b0000', '#4b0082', '#5a5000'],
  ...['#ffe9dc', '#e8fff0', '#f0eaff'],
])('%s gets a suggestion of the same hue and saturation that works', (accent) => {
  const colour = suggested(accent);
  expect(accentIssue(colour, colours)).toBeUndefined();
  const [found, wanted] = [toOklch(colour), toOklch(accent)];
  expect(apart(found.h, wanted.h)).toBeLessThan(4);
  const saturation = ({ l, c, h }: typeof found) =>
    Math.min(1, c / clampChroma({ mode: 'oklch', l, c: 0.4, h }, 'oklch').c);
  expect(saturation(found)).toBeCloseTo(saturation(wanted), 1);
});

test.each(['#000000', '#333333', '#ffffff'])('%s, a grey, gets a grey', (accent) => {
  const colour = suggested(accent);
  expect(accentIssue(colour, colours)).toBeUndefined();
  expect(colour).toMatch(/^#(..)\1\1$/);
});
