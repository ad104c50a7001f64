import type { Page } from '@playwright/test';
import { expectAccessible } from '../fixtures/axe';
import { offerGoogle } from '../fixtures/google';
import { waitForHydration, visit } from '../fixtures/hydration';
import { overflowOf } from '../fixtures/layout';
import { layoutShiftsOf } from '../fixtures/performanceEntries';
import { routes, sharesTemplate, unknownRoute } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { setTextSize, sizes, widenText, resize } from '../fixtures/viewport';
import { trees } from './trees';

const { phone, desktop } = sizes;

/**
 * Runs in the page. Returns pictures that failed to load, and pictures in view that haven't loaded
 * yet.
 */
function findMissing(): string[] {
  return [...document.images]
    .filter(({ naturalWidth }) => naturalWidth === 0)
    .filter((picture) => picture.complete || picture.getBoundingClientRect().top < innerHeight)
    .filter((picture) => picture.checkVisibility())
    .map(({ currentSrc, alt }) => currentSrc || alt);
}

/** Opens a page, delays its fonts, waits for its pictures, and returns every layout shift. */
async function openWithLateFonts(page: Page, route: string): Promise<number[]> {
  const held: (() => void)[] = [];
  await page.route('**/*.woff2', async (font) => {
    await new Promise<void>((release) => held.push(release));
    await font.continue();
  });
  await page.goto(route, { waitUntil: 'domcontentloaded' });
  // Fonts delay the load event, which would start the scripts. A key press starts them earlier.
  await page.keyboard.press('Shift');
  await waitForHydration(page);
  await expect.poll(() => held.length).toBeGreaterThan(0);
  held.forEach((release) => release());
  expect(await page.evaluate(async () => (await document.fonts.ready).status)).toBe('loaded');
  await page.waitForLoadState('load');
  await expect.poll(() => page.evaluate(findMissing)).toEqual([]);
  return layoutShiftsOf(page);
}

/** Runs in the page: opens every `<details>`. */
function unfold(): void {
  for (const folded of document.querySelectorAll('details')) folded.open = true;
}

/**
 * Runs in the page. Returns the focused element and its problems: a missing focus ring, or another
 * element that covers it.
 */
function inspectFocus() {
  const stop = document.activeElement;
  if (!stop || stop === document.body) return undefined;
  const { outlineStyle, outlineWidth } = getComputedStyle(stop);
  const { top, bottom, left, width } = stop.getClientRects()[0] ?? stop.getBoundingClientRect();
  // Tests a point on the element's upper edge, or on its lower edge if the upper edge is out of
  // view.
  const at = document.elementFromPoint(
    left + width / 2,
    top < 0 ? Math.min(bottom, innerHeight) - 1 : top + 1,
  );
  const problems = [
    outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2 ? [] : 'no ring',
    stop.contains(at) || at?.contains(stop) ? [] : `under ${at?.outerHTML.slice(0, 80)}`,
  ].flat();
  const place = [
    ...document.body.querySelectorAll('a, button, input, summary, [tabindex]'),
  ].indexOf(stop);
  return { place, name: stop.outerHTML.slice(0, 160), problems };
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
 * Runs in the page. Returns controls with no visible text, border, icon or line in forced colors
 * mode.
 */
function findInvisible(): string[] {
  const ground = getComputedStyle(document.body).backgroundColor;
  const drawn = (value: string) =>
    value !== 'none' && value !== ground && !/^rgba.*, 0\)$/.test(value);
  const controls = [...document.querySelectorAll('a, button, input')]
    .filter((control) => control.checkVisibility({ visibilityProperty: true }))
    .filter((control) => {
      const { borderTopStyle, borderTopColor } = getComputedStyle(control);
      if (control.matches('input, [type=submit]'))
        return borderTopStyle === 'none' || !drawn(borderTopColor);
      if (control.textContent?.trim()) return false;
      return ![...control.querySelectorAll('*')].some((part) => {
        const { stroke, fill, backgroundColor } = getComputedStyle(part);
        return (
          [stroke, fill].some((paint) => part.closest('svg') && drawn(paint)) ||
          (!part.closest('svg') && drawn(backgroundColor))
        );
      });
    });
  return controls.map((control) => control.outerHTML.slice(0, 160));
}

/**
 * Runs in the page. Returns every text that is cut off, and by how much the page is wider than the
 * window.
 */
function findCutOff(): string[] {
  const { scrollWidth, clientWidth } = document.documentElement;
  const cut =
    scrollWidth > clientWidth ? [`${scrollWidth - clientWidth} px wider than the window`] : [];
  // Leaves out the bar: on small phones, it hides the menu button's text, but that text remains the
  // button's accessible name.
  for (const box of document.querySelectorAll(
    'body *:not(header *, [inert] *, [class*=sr-only])',
  )) {
    const { overflowX, overflowY } = getComputedStyle(box);
    if (!/hidden|clip/.test(overflowX + overflowY) || !box.checkVisibility()) continue;
    const edge = box.getBoundingClientRect();
    const texts = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const range = document.createRange();
      range.selectNode(texts.currentNode);
      if (texts.currentNode.parentElement?.closest('[inert], [class*=sr-only]')) continue;
      const { right, bottom } = range.getBoundingClientRect();
      if (right > edge.right + 1 || bottom > edge.bottom + 1)
        cut.push(String(texts.currentNode.nodeValue));
    }
  }
  return cut;
}

type Check = (page: Page, route: string) => Promise<void>;

/**
 * The checks of every page. Opening a page takes the most time, so each check tests as much as it
 * can on one visit.
 */
const checks: Readonly<Record<string, Check>> = {
  'pictures load, axe finds no violation, and late fonts shift nothing': async (page, route) => {
    expect(await openWithLateFonts(page, route)).toEqual([]);
    for (const size of [phone, desktop]) {
      await resize(page, size);
      await expectAccessible(page);
    }
    const tree = trees[route];
    if (tree) await expect(page.locator('body')).toMatchAriaSnapshot(tree);
  },

  'focus is in order, visible and uncovered, and forced colors hide nothing': async (
    page,
    route,
  ) => {
    // On phones, the navigation bar and the booking bar may cover the focused element.
    await resize(page, phone);
    await visit(page, route);
    await page.evaluate(unfold);
    const stops = await tabBackwards(page);
    expect(stops.filter(({ problems }) => problems.length)).toEqual([]);
    const places = stops.map(({ place }) => place);
    expect(places).toEqual(places.toSorted((one, other) => other - one));
    await page.emulateMedia({ forcedColors: 'active' });
    await expect.poll(() => page.evaluate(findInvisible)).toEqual([]);
  },

  'text fits every window, even if it’s widely spaced or twice as large': async (page, route) => {
    await visit(page, route);
    await page.evaluate(unfold);
    await widenText(page);
    for (const width of [1280, 320]) {
      await resize(page, { width, height: 800 });
      expect([width, await page.evaluate(findCutOff)]).toEqual([width, []]);
    }
    await page.evaluate(() => (document.adoptedStyleSheets = []));
    await resize(page, { width: 2560, height: 900 });
    expect(await overflowOf(page), '2560 px').toBe(0);
    await resize(page, { width: 320, height: 256 });
    expect(await overflowOf(page), '1280 x 1024 px at 400 %, WCAG 1.4.10').toBe(0);
    await setTextSize(page, 32);
    for (const width of [1280, 320]) {
      await resize(page, { width, height: 800 });
      for (const session of ['signed-out', 'signed-in']) {
        const mark = (now: string) => document.documentElement.setAttribute('data-session', now);
        await page.evaluate(mark, session);
        const state = `${width} px, text twice as large, ${session}`;
        expect(await overflowOf(page), state).toBe(0);
      }
    }
  },
};

for (const route of [...routes, unknownRoute])
  for (const [name, check] of Object.entries(checks).slice(
    0,
    sharesTemplate(route) ? 1 : undefined,
  ))
    test(`${route}: ${name}`, async ({ page, context, guard }) => {
      guard.allowErrors(/status of 404/);
      // Focus reaches the Google button, which then loads Google's script.
      await offerGoogle(context, guard);
      await page.clock.setFixedTime('2026-12-01T18:00:00Z');
      await check(page, route);
    });
