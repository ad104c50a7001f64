import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { servicePath } from '@/lib/services/paths';
import { outDir } from '@/scripts/export/outFolder';
import { mainBoxes, whatMoved } from '../fixtures/boxes';
import { sizes } from '../fixtures/layout';
import { started } from '../fixtures/loads';
import { holdScripts } from '../fixtures/provider';
import { firstService } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { resize } from '../fixtures/visitor';

test('the hero does not move when the scripts start', async ({ page }) => {
  for (const size of Object.values(sizes)) {
    await page.setViewportSize(size);
    const release = await holdScripts(page);
    await page.goto('/', { waitUntil: 'load' });
    const plain = await page.evaluate(mainBoxes);
    release();
    await started(page);
    expect(whatMoved(plain, await page.evaluate(mainBoxes)), `${size.width} px`).toEqual([]);
  }
});

test('the booking bar of a phone keeps its height on a holiday', async ({ page }) => {
  await page.setViewportSize(sizes.phone);
  await page.clock.setFixedTime('2026-11-26T01:00-08:00');
  const release = await holdScripts(page);
  await page.goto(servicePath(firstService.id), { waitUntil: 'load' });
  const plain = await page.evaluate(mainBoxes);
  release();
  await started(page);
  await expect(page.locator('.booking-bar')).toContainText('Call tomorrow');
  expect(whatMoved(plain, await page.evaluate(mainBoxes))).toEqual([]);
});

test('the services stand in their place before the packs beside them have arrived', async ({
  page,
}) => {
  const html = await readFile(join(outDir, 'services.html'), 'utf8');
  await page.setViewportSize(sizes.desktop);
  const lefts = [];
  for (const end of [html.indexOf('<aside'), html.length]) {
    await page.route('/services', (route) =>
      route.fulfill({ contentType: 'text/html', body: html.slice(0, end) }),
    );
    await page.goto('/services', { waitUntil: 'load' });
    lefts.push((await page.getByRole('main').getByRole('list').first().boundingBox())?.x);
  }
  expect(lefts[0]).toBe(lefts[1]);
});

test('the headline stands in its place when the page has arrived in part only', async ({
  page,
}) => {
  const html = await readFile(join(outDir, 'index.html'), 'utf8');
  const caption = html.indexOf('</h1>') + '</h1>'.length;
  const slides = html.indexOf('data-slide', caption);
  const actions = html.indexOf('<a ', html.lastIndexOf('data-slide'));
  const places = [];
  for (const end of [caption, slides, actions, html.length]) {
    await page.route('/', (route) =>
      route.fulfill({ contentType: 'text/html', body: html.slice(0, end) }),
    );
    await page.goto('/', { waitUntil: 'load' });
    const tops = [];
    for (const width of [390, 768, 1280]) {
      await resize(page, { width, height: 800 });
      tops.push((await page.getByRole('heading', { level: 1 }).first().boundingBox())?.y ?? NaN);
    }
    places.push(tops);
  }
  const whole = places.pop() ?? [];
  // The browser does not count a move of less than 3 px as a layout shift.
  for (const part of places)
    expect(part.every((top, at) => Math.abs(top - (whole[at] ?? NaN)) < 3)).toBe(true);
});
