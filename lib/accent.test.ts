/** @jest-environment node */
import { accentIssue, accentTones, contrast } from './accent';
import { colours } from './brand';

test('contrast is that of WCAG', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

test.each(['#ff6a1a', '#22c55e', '#ffd400', '#ffffff'])('%s can be read', (accent) => {
  const { bright, onAccent } = accentTones(accent);
  expect(accentIssue(accent, colours.surface)).toBeUndefined();
  expect(contrast(bright, colours.ground)).toBeGreaterThan(4.5);
  expect(contrast(onAccent, bright)).toBeGreaterThan(4.5);
});

test('a dark accent is told with its contrast, its use, and a colour that works', () => {
  const issue = accentIssue('#2f7a3b', colours.surface);
  expect(issue?.found).toMatch(
    /^"#2f7a3b", with a contrast of 3\.\d:1 as prices and times on cards/,
  );
  const [nearest] = /#[0-9a-f]{6}/.exec(issue?.fix ?? '') ?? [];
  expect(accentIssue(nearest!, colours.surface)).toBeUndefined();
});
