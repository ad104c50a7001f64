import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { outDir } from '@/scripts/export/outFolder';
import { serveFiles } from '../fixtures/servers';
import { type LinkRow, otherTab, otherTabRows } from './linkRows';
import { poll, type Visitor } from './visitor';

/**
 * Runs in the page: returns what the visitor sees two frames later. By then, the router and React
 * have scrolled and moved focus.
 */
async function readView() {
  await new Promise(requestAnimationFrame);
  await new Promise(requestAnimationFrame);
  const target = document.getElementById(location.hash.slice(1));
  const { top = 0 } = target?.getBoundingClientRect() ?? {};
  const { bottom = 0 } = document.querySelector('header')?.getBoundingClientRect() ?? {};
  return {
    path: location.pathname + location.hash,
    isSameDocument: 'sameDocument' in window,
    isMainFocused: document.activeElement?.localName === 'main',
    isTargetInView: Boolean(target) && top >= bottom && top < innerHeight,
    scrolled: Math.round(scrollY),
  };
}

/** Opens a page, and scrolls it by a number of pixels, or until the link is in the middle. */
async function openPage(visitor: Visitor, row: Pick<LinkRow, 'from' | 'scrolled' | 'link'>) {
  await visitor.visit(row.from);
  await visitor.evaluate(({ link, scrolled }) => {
    Object.assign(window, { sameDocument: true });
    if (scrolled !== undefined) scrollTo(0, scrolled);
    else document.querySelector(link)?.scrollIntoView({ block: 'center' });
  }, row);
}

/** Opens a page in other tabs and windows, while this one stays as it is. */
export async function openOtherTabs(visitor: Visitor, engine: string): Promise<void> {
  const { link, opens } = otherTab;
  await openPage(visitor, otherTab);
  const before = await visitor.evaluate(readView);
  for (const [name, { press = {}, target = '', exceptWebKit }] of Object.entries(otherTabRows))
    await test.step(name, async () => {
      if (exceptWebKit && engine === 'WebKit') return;
      const setTarget = ([selector, value]: string[]) =>
        document.querySelector(selector!)?.setAttribute('target', value!);
      await visitor.evaluate(setTarget, [link, target]);
      await visitor.openTab(() => visitor.click(link, press));
      await visitor.expectPath(opens);
      await visitor.closeTab();
      expect(await visitor.evaluate(readView)).toEqual(before);
    });
}

/**
 * Presses a link and compares what the visitor sees with the row. Then goes back once, which
 * restores the first page's position.
 */
export async function pressLink(visitor: Visitor, row: LinkRow): Promise<void> {
  const { from, link, isInMenu, press = {}, shows } = row;
  if (isInMenu) await visitor.resize(390, 844);
  await openPage(visitor, row);
  if (isInMenu) await visitor.click('header button[popovertarget]', {});
  await visitor.expectShown(link);
  const before = await visitor.evaluate(readView);
  await visitor.click(link, press);
  const [path, fragment] = shows.split('#');
  // If the new page appears within a double click, the second press moves focus back to the link.
  const isFocusKnown = press.count !== 2;
  await poll(() => visitor.evaluate(readView)).toMatchObject({
    path: shows,
    isSameDocument: true,
    ...(isFocusKnown && { isMainFocused: path !== from && !fragment }),
    ...(fragment ? { isTargetInView: true } : { scrolled: 0 }),
  });
  if (shows === from) return;
  await visitor.travel('back');
  const { scrolled } = before;
  await poll(() => visitor.evaluate(readView)).toMatchObject({ path: from, scrolled });
}

/**
 * Presses a link, and then another one while the first one's page loads. Only the second page
 * opens, even once the first has loaded.
 */
export async function pressTwoLinks(visitor: Visitor): Promise<void> {
  let reportRequest = () => {};
  const requested = new Promise<void>((resolve) => (reportRequest = resolve));
  let release = () => {};
  const released = new Promise<void>((resolve) => (release = resolve));
  const site = await serveFiles(outDir, async (file) => {
    if (/about\b.*\.txt$/.test(file)) {
      reportRequest();
      await released;
    }
    return { bytes: await readFile(file) };
  });
  try {
    await visitor.visit(`${site.origin}/services`);
    await visitor.click('header a[href="/about"]');
    await requested;
    await visitor.click('header a[href="/blogs"]');
    await visitor.expectPath('/blogs');
    release();
    const hasLoaded = () =>
      performance.getEntriesByType('resource').some(({ name }) => /about\b.*\.txt/.test(name));
    await poll(() => visitor.evaluate(hasLoaded)).toBe(true);
    expect(await visitor.evaluate(readView)).toMatchObject({ path: '/blogs', isMainFocused: true });
  } finally {
    release();
    await site.close();
  }
}
