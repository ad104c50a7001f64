import { linksIn } from '@/lib/pages';
import { carouselTexts } from '@/lib/words';
import { keys } from './driver';
import { expect, poll, test, type Visitor } from './test';

const menu = 'header button[popovertarget]';
const bar = (href: string) => `header a[href="${href}"]`;

/** The number of the slide in view, from 1, as its indicator says. */
const currentSlide = (webkit: Visitor) =>
  webkit.evaluate(() => {
    const label = document.querySelector('button[aria-current]')?.getAttribute('aria-label');
    return Number(/\d/.exec(label ?? '')?.[0]);
  });

const control = (name: string) => `[data-carousel] [aria-label="${name}"]`;

test('on a phone links, fragments, back and forward stay in one document', async ({ webkit }) => {
  await webkit.resize(390, 844);
  await webkit.visit('/');
  await webkit.evaluate(() => void Object.assign(window, { sameDocument: true }));
  for (const { href } of linksIn('bar')) {
    await webkit.click(menu);
    await webkit.expectShown(bar(href));
    await webkit.click(bar(href));
    await webkit.expectPath(href);
    await webkit.expectFocused('main');
  }
  await webkit.expectShown('article h2');
  await webkit.click('article h2');
  await webkit.expectShown('article a[href^="#"]');
  const place = await webkit.evaluate(() => {
    const links = [...document.querySelectorAll('main a[href^="#"]')];
    const last = links.filter((link) => link.checkVisibility()).at(-1);
    last?.setAttribute('id', 'last-link');
    return last?.getAttribute('href') ?? '';
  });
  await webkit.click('#last-link');
  await webkit.expectPath(`/blogs${place}`);
  const scrolled = () => webkit.evaluate(() => scrollY);
  await poll(scrolled).toBeGreaterThan(1000);
  const left = await scrolled();
  await webkit.travel('back');
  await webkit.expectPath('/blogs');
  await webkit.travel('back');
  await webkit.expectPath('/about');
  await webkit.travel('forward');
  await webkit.expectPath('/blogs');
  await webkit.travel('forward');
  await webkit.expectPath(`/blogs${place}`);
  await poll(scrolled).toBe(left);
  expect(await webkit.evaluate(() => Reflect.get(window, 'sameDocument'))).toBe(true);
  // A link from another page opens the answer that contains its target.
  await webkit.visit('/services');
  await webkit.visit(`/blogs${place}`);
  await webkit.expectShown(place);
  await poll(scrolled).toBeGreaterThan(1000);
});

test('the menu closes on Escape and gives the focus back to its button', async ({ webkit }) => {
  await webkit.resize(390, 844);
  await webkit.visit('/about');
  await webkit.click(menu);
  await webkit.expectShown(bar('/blogs'));
  await webkit.press(keys.escape);
  await webkit.expectShown(bar('/blogs'), '', false);
  await webkit.expectFocused(menu);
});

/* That it rotates takes five seconds here, where no test moves the clock on: e2e/home/carousel. */
test('the carousel follows buttons and keys', async ({ webkit }) => {
  await webkit.visit('/');
  for (const [press, slide] of [
    [() => webkit.click(control(carouselTexts.stop)), 1],
    [() => webkit.click(control(carouselTexts.next)), 2],
    [() => webkit.click(control(carouselTexts.previous)), 1],
    [() => webkit.click(control(carouselTexts.previous)), 3],
    [() => webkit.press(keys.left), 2],
    [() => webkit.press(keys.right), 3],
    [() => webkit.click(control(carouselTexts.indicator(1, 3))), 1],
  ] as const) {
    await press();
    await poll(() => currentSlide(webkit)).toBe(slide);
  }
});

test('the keyboard reaches the content, and the focus is always visible', async ({ webkit }) => {
  await webkit.open('/services');
  await webkit.press(keys.tab);
  await webkit.expectFocused('a[href="#content"]');
  await webkit.started();
  await webkit.expectFocused('a[href="#content"]');
  await webkit.press(keys.enter);
  await webkit.expectFocused('main');
  await webkit.expectPath('/services#content');
  const booking = 'main a[href^="/services/"]';
  const stops: string[] = [];
  for (let presses = 0; presses < 20; presses += 1) {
    await webkit.press(keys.tab);
    const stop = await webkit.evaluate((wanted) => {
      const element = document.activeElement ?? document.body;
      const { outlineWidth, outlineStyle } = getComputedStyle(element);
      return { outline: `${outlineWidth} ${outlineStyle}`, there: element.matches(wanted) };
    }, booking);
    stops.push(stop.outline);
    if (stop.there) break;
  }
  expect(new Set(stops)).toEqual(new Set(['3px solid']));
  await webkit.press(keys.enter);
  await webkit.expectShown('main', 'Service Id: 1');
});

test('in a tab from the background scripts run when it becomes visible, if not before', async ({
  webkit,
}) => {
  const toFirst = await webkit.openTab();
  await webkit.open('/about');
  expect(await webkit.evaluate(() => document.visibilityState)).toBe('hidden');
  await toFirst();
  await webkit.closeTab();
  await webkit.expectPath('/about');
  await webkit.started();
  expect(await webkit.evaluate(() => document.visibilityState)).toBe('visible');
});
