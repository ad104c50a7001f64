import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { pictures } from '@/lib/content/pictures';
import { palette } from '@/lib/palette';
import { servicePath } from '@/lib/services/paths';
import { publicFolder } from '@/lib/studio/folders';
import { expectAccessible } from '../fixtures/axe';
import { visit } from '../fixtures/hydration';
import { layoutShiftsOf } from '../fixtures/performanceEntries';
import { waitForPicturesInView } from '../fixtures/pictures';
import { firstService, unknownRoute } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

/**
 * Returns what the page shows about the studio's hours: whether the logo glows, the texts about the
 * hours, and the highlighted rows.
 */
async function readOpening(page: Page) {
  const textsOf = async (selector: string) =>
    (await page.locator(selector).allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
  return {
    glows: await page
      .locator('header svg')
      .first()
      .evaluate((logo) => getComputedStyle(logo).filter !== 'none'),
    statuses: (await textsOf('[data-opening]:visible')).filter(Boolean),
    today: await textsOf('[aria-current=date]:visible'),
  };
}

const toRgb = (hex: string) =>
  `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;
const accent = toRgb(palette.accent.DEFAULT);

/**
 * Home says in its hero and its footer whether the studio is open, and shows the hours in the
 * footer.
 */
const onHome = (status: string, today: string) => ({ statuses: [status, status], today: [today] });
const weekdays = 'Monday to Friday 6 am – 10 pm';

/** Runs in the page: records what each frame says about the hours, from the first frame on. */
function watchFrames() {
  const frames: string[] = [];
  Object.assign(window, { recordedFrames: frames });
  const recordFrame = () => {
    // Browsers paint nothing before the body and its style sheets exist, but the test's clock runs
    // callbacks even then.
    const sheets = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    if (document.body && sheets.every(({ sheet }) => sheet)) {
      const statuses = [...document.querySelectorAll<HTMLElement>('[data-opening]')]
        .filter((element) => element.checkVisibility())
        .map(({ innerText }) => innerText)
        .filter(Boolean);
      frames.push([document.documentElement.dataset.studio, ...new Set(statuses)].join());
    }
    if (document.readyState !== 'complete') requestAnimationFrame(recordFrame);
  };
  requestAnimationFrame(recordFrame);
}

test.describe('far from the studio', () => {
  test.use({ timezoneId: 'Asia/Tokyo' });

  test('while the studio is open, pages glow and say when it closes, from the first frame on', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-23T18:00-08:00');
    await page.addInitScript(watchFrames);
    await visit(page, '/home');
    const open = { glows: true, ...onHome('Open until 10 pm', weekdays) };
    await expect.poll(() => readOpening(page)).toEqual(open);
    const frames = await page.evaluate(() => Reflect.get(window, 'recordedFrames') as string[]);
    expect(frames.length).toBeGreaterThan(0);
    for (const frame of frames) expect(frame).toMatch(/^open(,Open( until 10\spm)?)*$/);
    expect(await layoutShiftsOf(page)).toEqual([]);
    await expectAccessible(page);
    // The footer stays mounted across navigations, while Home is rendered again.
    await page.getByRole('contentinfo').getByRole('link', { name: 'About' }).click();
    await expect.poll(async () => (await readOpening(page)).statuses).toHaveLength(1);
    await page.getByRole('banner').getByRole('link', { name: 'Home' }).click();
    await expect.poll(() => readOpening(page)).toEqual(open);
  });
});

test('while the studio is closed, nothing glows, and pages say when it opens, even on a holiday', async ({
  page,
  guard,
}) => {
  await page.clock.setFixedTime('2026-11-23T22:00-08:00');
  await visit(page, '/');
  await expect
    .poll(() => readOpening(page))
    .toEqual({
      glows: false,
      ...onHome('Closed now. Opens tomorrow at 6 am.', weekdays),
    });
  const { caption, closedCaption } = pictures.slides[0]!;
  await expect(page.getByText(caption, { exact: true })).toBeHidden();
  await expect(page.getByText(closedCaption!)).toBeVisible();
  // Simulates that the same page is restored from the back/forward cache on a holiday.
  await page.clock.setFixedTime('2026-11-26T12:00-08:00');
  await page.evaluate(() => dispatchEvent(new Event('pageshow')));
  await expect
    .poll(() => readOpening(page))
    .toEqual({
      glows: false,
      ...onHome(
        'Closed for Thanksgiving. Opens Friday at 6 am.',
        'Thu, Nov 26: Thanksgiving, closed',
      ),
    });
  await expect(
    page.getByRole('contentinfo').getByText(/^We answer Friday from 6\sam\.$/),
  ).toBeVisible();
  // Only the closures of the next seven days are listed.
  const closures = page.getByRole('contentinfo').getByText(/: (Thanksgiving|Christmas)/);
  await expect(closures.filter({ visible: true })).toHaveCount(1);
  await page.clock.setFixedTime('2026-11-23T22:00-08:00');
  await expect(page.getByRole('link', { name: 'Classes', exact: true }).first()).toHaveCSS(
    'background-color',
    accent,
  );
  await expectAccessible(page);
  guard.allowErrors(/status of 404/);
  await visit(page, unknownRoute);
  await expect
    .poll(() => readOpening(page))
    .toMatchObject({ glows: false, statuses: ['Closed now. Opens tomorrow at 6 am.'] });
});

test('while the studio is closed, only pictures of the closed studio are loaded', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 404/);
  await page.clock.setFixedTime('2026-11-24T22:30-08:00');
  const fetched: string[] = [];
  page.on('request', (request) => {
    const [, name] = /_pictures\/(.*?)(?:-portrait)?\./.exec(request.url()) ?? [];
    if (name) fetched.push(name);
  });
  const hasClosedVersion = (name: string) =>
    existsSync(join(publicFolder, 'images', `${name}-closed.jpg`));
  // A service's picture, the picture beside a form, and that of the 404 page. The next test is
  // about Home.
  for (const path of [servicePath(firstService.id), '/login', unknownRoute]) {
    fetched.length = 0;
    await visit(page, path);
    await waitForPicturesInView(page);
    expect(fetched, path).not.toEqual([]);
    expect(fetched.filter(hasClosedVersion), path).toEqual([]);
  }
});

test('Home loads only pictures of the closed studio until it opens', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const name = /(?:hero|room)[a-z-]*/.exec(request.url())?.[0];
    if (name) fetched.push(name);
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: '2027-11-19T05:58-08:00' });
  await visit(page, '/');
  const hero = page.locator('[data-carousel]');
  const picture = hero.getByRole('img', { name: pictures.slides[0]!.alt });
  await expect(hero).toContainText(/Opens at 6\sam/);
  expect(await readOpening(page)).toMatchObject({ glows: false });
  // The year follows the visitor's clock, without a new build.
  await expect(page.getByRole('contentinfo')).toContainText('© 2027');
  await expect(picture).toHaveJSProperty('complete', true);
  await page.locator('#visit').scrollIntoViewIfNeeded();
  const { alt, closedAlt } = pictures.room;
  const room = (name = '') => page.getByRole('main').getByRole('img', { name, exact: true });
  await expect(room(closedAlt)).toBeVisible();
  await expect.poll(() => fetched).toContain('room-closed');
  for (const name of fetched) expect(name).toContain('-closed');

  await page.clock.fastForward('02:00');
  await expect(hero).toContainText(/Open until 10\spm/);
  await expect.poll(async () => (await readOpening(page)).glows).toBe(true);
  await expect.poll(() => fetched.filter((name) => !name.includes('-closed'))).not.toEqual([]);
  await expect(room(alt)).toBeVisible();
  await expect(picture).toHaveCount(1);
  const shownUrl = await picture.evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(shownUrl).not.toContain('-closed');
});

test('when the studio opens, its state and a class’s button change within the same minute', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-25T05:58:40-08:00' });
  await visit(page, servicePath(firstService.id));
  const footer = page.getByRole('contentinfo');
  const first = page.locator('details[name]').first();
  const button = first.getByRole('link', { name: /to book/ });
  await expect(footer).toContainText(/Opens at 6\sam/);
  await expect(button).toHaveText(/^Email to book Wednesday, 6:30\sam$/);
  await expect(first).toContainText(/We reply from 6\sam\./);
  await page.clock.pauseAt('2026-11-25T05:59:10-08:00');
  await page.clock.runFor(51_000);
  await expect(footer).toContainText(/Open until 10\spm/);
  await expect(button).toHaveText('Call to book');
});

test('a picture that is scrolled into view is simply there, without an endless animation', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.setFixedTime('2026-11-24T09:30-08:00');
  await visit(page, '/');
  const picture = page.getByRole('main').getByRole('img', { name: pictures.room.alt });
  await picture.scrollIntoViewIfNeeded();
  await expect(picture).toHaveCSS('opacity', '1');
  await expect(picture).toHaveCSS('filter', 'none');
  await page.evaluate(() => scrollTo(0, 0));
  const endless = await page.evaluate(() =>
    document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations === Infinity),
  );
  expect(endless).toEqual([]);
});
