import { linksIn } from '@/lib/studio/pageList';
import { expect, test } from './test';
import { poll } from './visitor';

const menu = 'header button[popovertarget]';
const bar = (href: string) => `header a[href="${href}"]`;

test('on a phone, links, fragments and going back or forward don’t reload the document', async ({
  visitor,
}) => {
  await visitor.resize(390, 844);
  await visitor.visit('/');
  await visitor.evaluate(() => void Object.assign(window, { sameDocument: true }));
  for (const { href } of linksIn('bar')) {
    await visitor.click(menu);
    await visitor.expectShown(bar(href));
    await visitor.click(bar(href));
    await visitor.expectPath(href);
    await visitor.expectFocused('main');
    await visitor.expectShown(bar(href), '', false);
  }
  await visitor.expectShown('article h2');
  await visitor.click('article h2');
  await visitor.expectShown('article a[href^="#"]');
  const fragment = await visitor.evaluate(() => {
    const links = [...document.querySelectorAll('main a[href^="#"]')];
    const last = links.filter((link) => link.checkVisibility()).at(-1);
    last?.setAttribute('id', 'last-link');
    // WebKit's driver clicks only in the window.
    last?.scrollIntoView({ block: 'center' });
    return last?.getAttribute('href') ?? '';
  });
  await visitor.click('#last-link');
  await visitor.expectPath(`/blogs${fragment}`);
  const readScroll = () => visitor.evaluate(() => Math.round(scrollY));
  await poll(readScroll).toBeGreaterThan(1000);
  const position = await readScroll();
  await visitor.travel('back');
  await visitor.expectPath('/blogs');
  await visitor.travel('back');
  await visitor.expectPath('/about');
  await visitor.travel('forward');
  await visitor.expectPath('/blogs');
  await visitor.travel('forward');
  await visitor.expectPath(`/blogs${fragment}`);
  await poll(readScroll).toBe(position);
  expect(await visitor.evaluate(() => Reflect.get(window, 'sameDocument') as unknown)).toBe(true);
  // A link from another page unfolds the answer that contains the link's target.
  await visitor.visit('/services');
  await visitor.visit(`/blogs${fragment}`);
  await visitor.expectShown(fragment);
  await poll(readScroll).toBeGreaterThan(1000);
});

test('Escape closes the menu and returns focus to its button', async ({ visitor }) => {
  await visitor.resize(390, 844);
  await visitor.visit('/about');
  await visitor.click(menu);
  await visitor.expectShown(bar('/blogs'));
  await visitor.press('Escape');
  await visitor.expectShown(bar('/blogs'), '', false);
  await visitor.expectFocused(menu);
});

test('the keyboard reaches the content, and focus is always visible', async ({ visitor }) => {
  await visitor.open('/services');
  await visitor.press('Tab');
  await visitor.expectFocused('a[href="#content"]');
  await visitor.waitForHydration();
  await visitor.expectFocused('a[href="#content"]');
  await visitor.press('Enter');
  await visitor.expectFocused('main');
  await visitor.expectPath('/services#content');
  const booking = 'main a[href^="/services/"]';
  const outlines = new Set<string>();
  for (let presses = 0; presses < 20; presses += 1) {
    await visitor.press('Tab');
    const { outline, isBooking } = await visitor.evaluate((selector) => {
      const element = document.activeElement ?? document.body;
      const { outlineWidth, outlineStyle } = getComputedStyle(element);
      return { outline: `${outlineWidth} ${outlineStyle}`, isBooking: element.matches(selector) };
    }, booking);
    outlines.add(outline);
    if (isBooking) break;
  }
  expect(outlines).toEqual(new Set(['3px solid']));
  await visitor.press('Enter');
  await visitor.expectShown('main', 'Service Id: 1');
});

test('the scripts of a background tab have run by the time the tab becomes visible', async ({
  visitor,
}) => {
  await visitor.visit('/about');
  const returnToFirstTab = await visitor.openTab();
  await visitor.open('/about');
  expect(await visitor.evaluate(() => document.visibilityState)).toBe('hidden');
  await returnToFirstTab();
  await visitor.closeTab();
  await visitor.expectPath('/about');
  await visitor.waitForHydration();
  expect(await visitor.evaluate(() => document.visibilityState)).toBe('visible');
});

test('the CV prints on one sheet of A4 or Letter', async ({ visitor }) => {
  await visitor.visit('/about');
  test.skip(!visitor.sheets, 'The driver of WebKitGTK can’t print');
  const sheets = [await visitor.sheets?.('A4'), await visitor.sheets?.('Letter')];
  expect(sheets).toEqual([1, 1]);
});
