import { keys } from './driver';
import { expect, test } from './test';

test('the keyboard reaches the content, and the focus is always visible', async ({ webkit }) => {
  const { driver } = webkit;
  await webkit.open('/services');
  await driver.press(keys.tab);
  await webkit.expectFocused('a[href="#content"]');
  await webkit.started(false);
  // Wait for the replay of the Tab key, at which WebKit must not move the focus again.
  await expect.poll(() => driver.evaluate(() => self.earlyInput === null)).toBe(true);
  await webkit.expectFocused('a[href="#content"]');
  await driver.press(keys.enter);
  await webkit.expectFocused('main');
  await webkit.expectPath('/services#content');
  const booking = 'main a[href^="/services/"]';
  const stops: string[] = [];
  for (let presses = 0; presses < 20; presses += 1) {
    await driver.press(keys.tab);
    const stop = await driver.evaluate((wanted) => {
      const element = document.activeElement ?? document.body;
      const { outlineWidth, outlineStyle } = getComputedStyle(element);
      return { outline: `${outlineWidth} ${outlineStyle}`, there: element.matches(wanted) };
    }, booking);
    stops.push(stop.outline);
    if (stop.there) break;
  }
  expect(new Set(stops)).toEqual(new Set(['3px solid']));
  await driver.press(keys.enter);
  await webkit.expectShown('main', 'Service Id: 1');
});
