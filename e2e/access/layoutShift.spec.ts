import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { servicePath } from '@/lib/services/paths';
import { outDir } from '@/scripts/export/outFolder';
import { waitForHydration } from '../fixtures/hydration';
import { type Box, mainBoxes, whatMoved } from '../fixtures/layout';
import { layoutShiftsOf } from '../fixtures/performanceEntries';
import { holdScripts } from '../fixtures/requests';
import { firstService } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { sizes, resize } from '../fixtures/viewport';

test('the hero stays in place when the scripts start', async ({ page }) => {
  const readBoxes = async () => {
    const boxes: Record<string, Box[]> = {};
    for (const [name, size] of Object.entries(sizes)) {
      await page.setViewportSize(size);
      boxes[name] = await page.evaluate(mainBoxes);
    }
    return boxes;
  };
  const release = await holdScripts(page);
  await page.goto('/');
  const prerendered = await readBoxes();
  release();
  await waitForHydration(page);
  const hydrated = await readBoxes();
  for (const name of Object.keys(sizes))
    expect(whatMoved(prerendered[name]!, hydrated[name]!), name).toEqual([]);
});

test('the booking bar on a phone keeps its height on a holiday, and nothing moves', async ({
  page,
}) => {
  await page.setViewportSize(sizes.phone);
  await page.clock.setFixedTime('2026-11-26T01:00-08:00');
  const release = await holdScripts(page);
  await page.goto(`${servicePath(firstService.id)}#2026-11-27-0630`);
  const bar = page.locator('.booking-bar');
  const prerendered = await bar.boundingBox();
  release();
  await expect(bar).toContainText('Email to book');
  expect(await bar.boundingBox()).toEqual(prerendered);
  expect(await layoutShiftsOf(page)).toEqual([]);
});

test('the page reserves lines below the hours for closures, but only while one is near', async ({
  page,
}) => {
  for (const [time, closures] of [
    ['2026-12-01T10:00-08:00', 0],
    ['2026-11-24T10:00-08:00', 1],
  ] as const) {
    await page.clock.setFixedTime(time);
    const release = await holdScripts(page);
    await page.goto('/');
    const list = page.getByRole('contentinfo').locator('dl + *');
    const lines = () =>
      list.evaluate(
        (element) => element.clientHeight / parseFloat(getComputedStyle(element).lineHeight),
      );
    expect(await lines()).toBeCloseTo(closures, 1);
    release();
    await waitForHydration(page);
    await expect(list.getByRole('paragraph')).toHaveCount(closures);
    expect(await lines()).toBeCloseTo(closures, 1);
  }
});

test('the headline is in place even before the rest of the page has arrived', async ({ page }) => {
  const html = await readFile(join(outDir, 'index.html'), 'utf8');
  const headlineEnd = html.indexOf('</h1>') + '</h1>'.length;
  const secondSlide = html.indexOf('data-slide', headlineEnd);
  const actions = html.indexOf('<a ', html.lastIndexOf('data-slide'));
  /** Returns the top of the headline at several widths if only this much HTML has arrived. */
  const topsWith = async (length: number) => {
    await page.route('/', (route) =>
      route.fulfill({ contentType: 'text/html', body: html.slice(0, length) }),
    );
    await page.goto('/');
    const tops: number[] = [];
    for (const width of [390, 768, 1280]) {
      await resize(page, { width, height: 800 });
      const box = await page.getByRole('heading', { level: 1 }).first().boundingBox();
      tops.push(box!.y);
    }
    return tops;
  };
  const finalTops = await topsWith(html.length);
  for (const length of [headlineEnd, secondSlide, actions]) {
    const moves = (await topsWith(length)).map((top, index) => Math.abs(top - finalTops[index]!));
    // Browsers don't count moves of less than 3 px as layout shifts.
    expect(Math.max(...moves)).toBeLessThan(3);
  }
});
