import type { Page } from '@playwright/test';
import { expectAccessible, sizeRules } from '../fixtures/axe';
import { offerGoogle } from '../fixtures/google';
import { waitForHydration } from '../fixtures/hydration';
import { overflowOf } from '../fixtures/layout';
import { layoutShiftsOf } from '../fixtures/performanceEntries';
import { hold } from '../fixtures/requests';
import { routes, sharesTemplate, unknownRoute } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { setTextSize, sizes, widenText } from '../fixtures/viewport';
import { trees } from './trees';

const { phone } = sizes;

/**
 * Runs in the page: returns pictures that failed to load, and pictures in view that haven't loaded
 * yet.
 */
function findMissingPictures(): string[] {
  return [...document.images]
    .filter(({ naturalWidth }) => naturalWidth === 0)
    .filter((picture) => picture.complete || picture.getBoundingClientRect().top < innerHeight)
    .filter((picture) => picture.checkVisibility())
    .map(({ currentSrc, alt }) => currentSrc || alt);
}

/** Opens a page, delays its fonts, waits for its pictures, and returns every layout shift. */
async function openWithLateFonts(page: Page, route: string): Promise<number[]> {
  const release = await hold(page, '**/*.woff2');
  const requested = page.waitForRequest('**/*.woff2');
  await page.goto(route, { waitUntil: 'domcontentloaded' });
  // Fonts delay the load event, which would start the scripts. A key press starts them earlier.
  await page.keyboard.press('Shift');
  await waitForHydration(page);
  await requested;
  release();
  expect(await page.evaluate(async () => (await document.fonts.ready).status)).toBe('loaded');
  await page.waitForLoadState('load');
  await expect.poll(() => page.evaluate(findMissingPictures)).toEqual([]);
  return layoutShiftsOf(page);
}

/** Runs in the page: opens every `<details>`. */
function unfold(): void {
  for (const folded of document.querySelectorAll('details')) folded.open = true;
}

/**
 * Runs in the page: returns the focused element and its problems, which are a missing focus ring,
 * or another element that covers it.
 */
function inspectFocus() {
  const focused = document.activeElement;
  if (!focused || focused === document.body) return undefined;
  const problems: string[] = [];
  const { outlineStyle, outlineWidth } = getComputedStyle(focused);
  if (outlineStyle === 'none' || parseFloat(outlineWidth) < 2) problems.push('no ring');
  const box = focused.getClientRects()[0] ?? focused.getBoundingClientRect();
  // Tests a point on the element's upper edge, or on its lower edge if the upper edge is out of
  // view.
  const y = box.top < 0 ? Math.min(box.bottom, innerHeight) - 1 : box.top + 1;
  const topmost = document.elementFromPoint(box.left + box.width / 2, y);
  const isUncovered = focused.contains(topmost) || topmost?.contains(focused);
  if (!isUncovered) problems.push(`under ${topmost?.outerHTML.slice(0, 80)}`);
  const focusable = document.body.querySelectorAll('a, button, input, summary, [tabindex]');
  const index = [...focusable].indexOf(focused);
  return { index, name: focused.outerHTML.slice(0, 160), problems };
}

/** Presses Shift+Tab from the end of the page until the page loses focus. */
async function tabBackwards(page: Page) {
  const stops = [];
  for (let presses = 0; presses < 200; presses += 1) {
    await page.keyboard.press('Shift+Tab');
    const stop = await page.evaluate(inspectFocus);
    if (!stop) return stops;
    stops.push(stop);
  }
  throw new Error('Find the focus trap: Shift+Tab never leaves the page.');
}

/**
 * Runs in the page: returns controls with no visible text, border, icon or line in forced colors
 * mode.
 */
function findInvisibleControls(): string[] {
  const ground = getComputedStyle(document.body).backgroundColor;
  const isVisible = (color: string) =>
    color !== 'none' && color !== ground && !/^rgba.*, 0\)$/.test(color);
  const isDrawn = (element: Element) => {
    const { stroke, fill, backgroundColor } = getComputedStyle(element);
    return element.closest('svg')
      ? isVisible(stroke) || isVisible(fill)
      : isVisible(backgroundColor);
  };
  const isInvisible = (control: Element) => {
    if (control.matches('input, [type=submit]')) {
      const { borderTopStyle, borderTopColor } = getComputedStyle(control);
      return borderTopStyle === 'none' || !isVisible(borderTopColor);
    }
    return !control.textContent?.trim() && ![...control.querySelectorAll('*')].some(isDrawn);
  };
  return [...document.querySelectorAll('a, button, input')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter(isInvisible)
    .map((control) => control.outerHTML.slice(0, 160));
}

/**
 * Runs in the page: returns every text that is cut off, and by how much the page is wider than the
 * window.
 */
function findCutOffTexts(): string[] {
  const problems: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth)
    problems.push(`${scrollWidth - clientWidth} px wider than the window`);
  // Leaves out the bar: on small phones, it hides the menu button's text, but that text remains the
  // button's accessible name.
  const elements = document.querySelectorAll('body *:not(header *, [inert] *, [class*=sr-only])');
  for (const element of elements) {
    const { overflowX, overflowY } = getComputedStyle(element);
    const clips = /hidden|clip/.test(overflowX + overflowY);
    if (!clips || !element.checkVisibility()) continue;
    const edge = element.getBoundingClientRect();
    const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const text = walker.currentNode;
      if (text.parentElement?.closest('[inert], [class*=sr-only]')) continue;
      const range = document.createRange();
      range.selectNode(text);
      const { right, bottom } = range.getBoundingClientRect();
      const isCutOff = right > edge.right + 1 || bottom > edge.bottom + 1;
      if (isCutOff) problems.push(String(text.nodeValue));
    }
  }
  return problems;
}

/** Resizes the window, and expects that the page isn't wider. */
async function expectNoOverflow(page: Page, width: number, height: number, state = '') {
  await page.setViewportSize({ width, height });
  expect(await overflowOf(page), `${width} x ${height} px${state}`).toBe(0);
}

/** Uses the page in every way, on one visit, because opening a page takes the most time. */
async function expectUsable(page: Page, route: string): Promise<void> {
  await test.step('pictures load, and late fonts shift nothing', async () => {
    expect(await openWithLateFonts(page, route)).toEqual([]);
  });
  await test.step('axe finds no violation', async () => {
    await expectAccessible(page, sizeRules);
    await page.setViewportSize(phone);
    await expectAccessible(page);
    const tree = trees[route];
    if (tree) await expect(page.locator('body')).toMatchAriaSnapshot(tree);
  });
  if (sharesTemplate(route)) return;
  await page.evaluate(unfold);
  await test.step('focus is in order, visible and uncovered', async () => {
    // On phones, the navigation bar and the booking bar may cover the focused element.
    const stops = await tabBackwards(page);
    expect(stops.filter(({ problems }) => problems.length)).toEqual([]);
    const indexes = stops.map(({ index }) => index);
    expect(indexes).toEqual(indexes.toSorted((a, b) => b - a));
  });
  await test.step('forced colors hide nothing', async () => {
    await page.emulateMedia({ forcedColors: 'active' });
    await expect.poll(() => page.evaluate(findInvisibleControls)).toEqual([]);
    await page.emulateMedia({ forcedColors: null });
  });
  await test.step('widely spaced text is complete', async () => {
    await widenText(page);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await page.evaluate(findCutOffTexts), `${width} px`).toEqual([]);
    }
    await page.evaluate(() => (document.adoptedStyleSheets = []));
  });
  await test.step('text fits every window, even if it’s twice as large', async () => {
    await expectNoOverflow(page, 2560, 900);
    // A window of 1280 x 1024 px at 400 % (WCAG 1.4.10).
    await expectNoOverflow(page, 320, 256);
    await setTextSize(page, 32);
    for (const session of ['signed-out', 'signed-in']) {
      await page.evaluate((value) => {
        document.documentElement.dataset.session = value;
      }, session);
      for (const width of [1280, 320])
        await expectNoOverflow(page, width, 800, `, large text, ${session}`);
    }
  });
}

for (const route of [...routes, unknownRoute])
  test(`${route} is usable in any window, with any text size, and with the keyboard alone`, async ({
    page,
    context,
    guard,
  }) => {
    guard.allowErrors(/status of 404/);
    // Focus reaches the Google button, which then loads Google's script.
    await offerGoogle(context, guard);
    await page.clock.setFixedTime('2026-12-01T10:00-08:00');
    await expectUsable(page, route);
  });
