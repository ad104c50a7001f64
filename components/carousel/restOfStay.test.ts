/** @jest-environment node */
import { restOfStay } from './restOfStay';

const now = jest.spyOn(performance, 'now');

/** Lets the first paint have been this long ago, in milliseconds; undefined where the browser does not tell. */
function paintWas(ago: number | undefined) {
  now.mockReturnValue(20_000);
  performance.getEntriesByName = () =>
    ago === undefined ? [] : [{ startTime: 20_000 - ago } as PerformanceEntry];
}

afterAll(() => now.mockRestore());

it.each([
  [3000, 2000],
  [1200, 3800],
  [0, 5000],
  [2999, 2001],
  [60_000, 2000],
  [undefined, 5000],
])('a slide seen for %s ms stays for %i more', (ago, more) => {
  paintWas(ago);
  expect(restOfStay(true)).toBe(more);
});

it('a slide of a page that a link led to stays its whole time', () => {
  paintWas(3000);
  expect(restOfStay(false)).toBe(5000);
});
