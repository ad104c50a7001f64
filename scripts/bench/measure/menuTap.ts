import type { Browser } from 'playwright';
import { site as content } from '@/lib/content/site';
import type { ServedSite } from '../sites/serve';
import { slowProcessor, slowWire, visit } from './browser';
import type { Figures } from './figure';

/** Runs inside the page: notes how long after the first tap the last link of the menu shows. */
function noteMenu(lastLink: string): void {
  const links = (): Element[] => [...document.querySelectorAll(`header a[href="${lastLink}"]`)];
  const look = (tapped: number): void => {
    if (links().some((link) => link.checkVisibility({ visibilityProperty: true }))) {
      Object.assign(globalThis, { menuOpenedAfter: performance.now() - tapped });
    } else requestAnimationFrame(() => look(tapped));
  };
  addEventListener('pointerdown', ({ timeStamp }) => look(timeStamp), {
    once: true,
    capture: true,
  });
}

/**
 * The first tap on the menu of a phone, made as soon as the button can be seen, while the page still loads on a slow
 * wire and a slow processor: `menu.tap` is the time from the finger to the open menu. Not measured on a page without menu.
 */
export function measureMenuTap(browser: Browser, site: ServedSite, path: string): Promise<Figures> {
  return visit(browser, 'phone', async (opened) => {
    const { page } = opened;
    await page.addInitScript(noteMenu, content.navigation.at(-1)?.href ?? '');
    await slowWire(opened);
    await slowProcessor(opened);
    await page.goto(site.address + path, { waitUntil: 'commit' });
    const menu = page.locator('header button[popovertarget]').first();
    await menu.waitFor({ state: 'visible', timeout: 30_000 });
    await menu.tap({ noWaitAfter: true });
    const opening = await page.waitForFunction(
      () => Reflect.get(globalThis, 'menuOpenedAfter') as unknown,
    );
    return { 'menu.tap': Number(await opening.jsonValue()) };
  });
}
