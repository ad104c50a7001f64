import type { Locator, Page } from '@playwright/test';
import { weekdays } from '@/lib/time/dates';
import { createAccount } from '../fixtures/accounts';
import { waitForHydration, visit } from '../fixtures/hydration';
import { overflowOf } from '../fixtures/layout';
import { layoutShiftsOf } from '../fixtures/performanceEntries';
import { holdScripts } from '../fixtures/requests';
import { services } from '../fixtures/site';
import { expect, test } from '../fixtures/test';
import { rowOf } from './times';

const weekOf = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'The week', exact: true }) });

/** A Tuesday in a week without closures. */
const tuesday = '2026-12-01T10:00-08:00';

test('the classes of the week are aligned, say how long they last, and link to their dates', async ({
  page,
}) => {
  await page.clock.install({ time: '2026-11-30T12:00-08:00' });
  await visit(page, '/services');
  const classes = weekOf(page).locator('li:has(time):visible');
  for (const width of [320, 360, 768, 1440, 1280]) {
    await page.setViewportSize({ width, height: 900 });
    await expect(classes).toHaveCount(24);
    const measures = await classes.evaluateAll((elements) =>
      elements.map((element) => {
        const { left, height } = element.getBoundingClientRect();
        const name = element.querySelector('strong')!.getBoundingClientRect();
        const time = element.querySelector('time')!.getBoundingClientRect();
        return {
          indent: name.left - left,
          nameHeight: name.height,
          timeHeight: time.height,
          height,
        };
      }),
    );
    const spreadOf = (measure: keyof (typeof measures)[number]) => {
      const values = measures.map(({ [measure]: value }) => value);
      return Math.max(...values) - Math.min(...values);
    };
    expect(spreadOf('indent'), `at ${width} px`).toBeLessThan(1);
    // Rounding may add a pixel. A second line would add about 20.
    expect(spreadOf('nameHeight'), `at ${width} px`).toBeLessThan(2);
    expect(spreadOf('timeHeight'), `at ${width} px`).toBeLessThan(2);
    // In columns, only classes that are often full have a line that says so.
    if (width < 1024) expect(spreadOf('height'), `at ${width} px`).toBeLessThan(2);
  }
  for (const { name, duration, slots = [] } of services)
    for (const { start, coach = '' } of slots) {
      const classesThen = classes.filter({ has: page.locator(`time[datetime="${start}"]`) });
      const wanted = classesThen.filter({ hasText: name }).filter({ hasText: coach });
      await expect(wanted.first()).toContainText(duration ? `${duration} min` : '');
    }
  // On wide screens, the days are side by side.
  const days = weekOf(page).getByRole('heading', { level: 3 });
  const tops = await days.evaluateAll((headings) =>
    headings.map((heading) => heading.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
  // With motion, dates unfold when they're pressed.
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.getByRole('link', { name: /10:00.* am Yoga/ }).click();
  await expect(page).toHaveURL('/services/2#2026-12-06-1000');
  const row = rowOf(page, '2026-12-06-1000');
  const mail = row.getByRole('link', { name: 'Email to book Sunday, 10:00 am' });
  await expect(mail).toBeInViewport();
  await expect(mail).toHaveAttribute('href', /^mailto:.*at%2010%20am/);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('after a login, the open class is still open, and its email names the date and the visitor', async ({
    page,
  }) => {
    const { email, password } = await createAccount();
    // The day before a holiday.
    await page.clock.install({ time: '2026-11-25T12:00-08:00' });
    await visit(page, '/services/2');
    const row = rowOf(page, '2026-11-29-1000');
    await expect(row.getByText('Sunday, November 29')).toBeInViewport({ ratio: 1 });
    await expect(page.getByText('$22 per class').first()).toBeInViewport({ ratio: 1 });
    await page.evaluate(() => scrollTo(0, document.body.scrollHeight / 2));
    const bar = page.getByRole('complementary', { name: 'Booking' });
    await bar.getByRole('link', { name: 'Sun, Nov 29 10:00 am' }).click();

    // Login returns to the open class.
    const book = row.getByRole('link', { name: 'Email to book Sunday, 10:00 am' });
    await expect(book).toBeInViewport();
    await page.getByRole('link', { name: 'Login' }).click();
    await expect(page.getByRole('heading', { name: 'Login' })).toBeVisible();
    await waitForHydration(page);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(page).toHaveURL('/services/2#2026-11-29-1000');
    await expect(book).toHaveAttribute(
      'href',
      new RegExp(`Sunday%2C%20November%2029.*${encodeURIComponent(email)}`),
    );
  });
});

test.describe('on a phone in another time zone', () => {
  test.use({ timezoneId: 'Asia/Tokyo', viewport: { width: 390, height: 844 } });

  /* lib/schedule/timetable.test.ts covers other days. */
  test('the week starts today, dims past classes, even with forced colors, and shows a holiday; nothing moves', async ({
    page,
  }) => {
    const days = [
      'Today Wed, Nov 25',
      'Tomorrow Thu, Nov 26 closed for Thanksgiving',
      'Friday Nov 27',
      'Saturday Nov 28',
      'Sunday Nov 29',
      'Monday Nov 30',
      'Tuesday Dec 1',
    ];
    await page.clock.setFixedTime('2026-11-25T19:00-08:00');
    const week = weekOf(page);
    const headings = week.getByRole('heading', { level: 3 });
    const release = await holdScripts(page);
    await page.goto('/services#timetable');
    await expect(week).toBeInViewport();
    await expect(headings).toHaveCount(0);
    release();
    await waitForHydration(page);
    await expect(headings).toHaveText(days);
    expect(await layoutShiftsOf(page)).toEqual([]);
    const classes = week.getByRole('listitem').filter({ has: page.getByRole('time') });
    await expect(classes.first()).toBeInViewport({ ratio: 1 });
    const past = classes.filter({ hasText: /(earlier today|on now)$/ });
    await expect(past).toHaveCount(3);
    await expect(past.getByRole('link')).toHaveCount(0);
    const holiday = week.getByRole('region', { name: 'Nov 26' });
    await expect(holiday.getByRole('link')).toHaveCount(0);
    await expect(holiday.getByRole('listitem')).toHaveCount(0);
    await page.emulateMedia({ forcedColors: 'active' });
    const colorOf = (text: Locator) => text.evaluate((element) => getComputedStyle(element).color);
    const today = week.getByRole('region', { name: 'Today' }).getByRole('listitem');
    const over = today.filter({ hasText: /earlier today$/ }).first();
    const ahead = today.filter({ hasNotText: /(earlier today|on now)$/ }).first();
    for (const selector of ['time', 'strong'])
      expect(await colorOf(over.locator(selector))).not.toBe(
        await colorOf(ahead.locator(selector)),
      );
  });

  test('the page is short, and a row of links leads to each day', async ({ page }) => {
    await page.clock.install({ time: tuesday });
    await visit(page, '/services');
    const week = weekOf(page);
    await expect(week.getByRole('heading', { name: 'Today' })).toBeAttached();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    expect(height).toBeLessThanOrEqual(6.2 * 844);
    await page.setViewportSize({ width: 360, height: 740 });
    const days = week.getByRole('navigation', { name: 'Days' }).getByRole('link');
    await expect(days).toHaveText(['Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun', 'Mon']);
    const boxes = await Promise.all((await days.all()).map((day) => day.boundingBox()));
    expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
    expect(Math.min(...boxes.map((box) => box?.height ?? 0))).toBeGreaterThanOrEqual(44);
    expect(await overflowOf(page)).toBe(0);
    const current = week.getByRole('navigation', { name: 'Days' }).locator('[aria-current]');
    await expect(current).toHaveText(['Tue']);
    await days.last().click();
    await expect(week.getByRole('heading', { name: /^Monday/ })).toBeInViewport({ ratio: 1 });
    await expect(current).toHaveText(['Mon']);
    await expect(days.first(), 'sticky').toBeInViewport({ ratio: 1 });
  });
});

test('the week prints on one sheet', async ({ page }) => {
  await page.clock.install({ time: tuesday });
  await visit(page, '/services');
  const week = weekOf(page);
  await expect(week.getByRole('region').getByRole('listitem')).toHaveCount(24);
  await page.emulateMedia({ media: 'print' });
  // A4 without margins, in CSS pixels.
  await page.setViewportSize({ width: 680, height: 1015 });
  const { height } = (await week.boundingBox())!;
  expect(height).toBeLessThan(1015);
  expect(await week.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
  await expect(week.getByRole('navigation', { name: 'Days' })).toBeHidden();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the week and its classes are complete, with links to each day', async ({ page }) => {
    await page.goto('/services/1#saturday-1000');
    const row = rowOf(page, 'saturday-1000');
    const book = row.getByRole('link', { name: 'Email to book Saturday, 10:00 am' });
    await expect(book).toBeVisible();
    await expect(row.getByRole('link')).toHaveText([/^Email/, 'By text', 'By phone']);
    await expect(row.getByRole('button')).toHaveCount(0);
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto('/services');
    const week = weekOf(page);
    await expect(week.getByRole('region').getByRole('link')).toHaveCount(24);
    await expect(week.getByRole('heading', { level: 3 })).toHaveText(weekdays);
    await week.getByRole('navigation').getByRole('link', { name: 'Sun' }).click();
    await expect(week.getByRole('heading', { name: 'Sunday' })).toBeInViewport({ ratio: 1 });
  });
});

test('a background tab shows the next class when it becomes visible', async ({ page }) => {
  await page.clock.install({ time: '2026-11-30T20:00-08:00' });
  await page.goto('/');
  await expect(
    page.getByRole('heading', { name: /^Tomorrow( ·)? Tuesday, December 1$/ }),
  ).toBeVisible();
  // Sets the clock without running timers, because a hidden page's timers are suspended.
  await page.clock.setSystemTime(tuesday);
  await page.evaluate(() =>
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })),
  );
  const today = page.locator('section', { has: page.getByRole('heading', { name: /^Today / }) });
  await expect(today.getByRole('link', { name: /^Next 6:00\spm Boxing/ })).toBeVisible();
});
