import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import sharp from 'sharp';
import { slideCaptions } from '@/lib/content/slides';
import { createAccount } from '../fixtures/accounts';
import { keys } from '../webkit/driver';
import { test } from '../webkit/test';
import type { Visitor } from '../webkit/visitor';
import { fileOf, heights, screens, widths } from './screenshot';

/** The navigation bar stays in view, so each picture begins with it. */
const barHeight = 80;

/** Takes a picture of the whole page, window by window, or of one window only. */
async function screenshot({ driver }: Visitor, name: string, fullPage = true): Promise<void> {
  const height = () => document.documentElement.scrollHeight;
  const scroll = async (to: number) => {
    scrollTo({ top: to, behavior: 'instant' });
    const pictures = [...document.images].filter((picture) => {
      const { top, bottom } = picture.getBoundingClientRect();
      return bottom > 0 && top < innerHeight && picture.checkVisibility();
    });
    const wait = (time: number) => new Promise((resolve) => setTimeout(resolve, time));
    const decoded = pictures.map((picture) => picture.decode().catch(() => undefined));
    await Promise.race([Promise.all(decoded), wait(3000)]);
    // Pictures fade in within 150 ms.
    await wait(400);
    return [scrollY, innerWidth, innerHeight] as const;
  };
  const parts: { input: Buffer; top: number; left: number }[] = [];
  let [from, bottom, width] = [0, 0, 0];
  do {
    const [top, wide, high] = await driver.evaluate(scroll, from);
    parts.unshift({ input: Buffer.from(await driver.screenshot(), 'base64'), top, left: 0 });
    [from, bottom, width] = [top + high - barHeight, top + high, wide];
  } while (fullPage && bottom < (await driver.evaluate(height)));
  const file = fileOf(name, width);
  await mkdir(dirname(file), { recursive: true });
  const canvas = { width, height: bottom, channels: 3, background: 'black' } as const;
  // The upper part lies over the bar of the one below it.
  await sharp({ create: canvas }).composite(parts).png().toFile(file);
}

for (const width of widths) {
  test(`every screen at ${width}`, async ({ webkit }) => {
    await webkit.resize(width, heights[width]);
    for (const [name, route] of Object.entries(screens)) {
      await webkit.open(route);
      await webkit.visit(route);
      await screenshot(webkit, name);
    }
  });

  test(`slides at ${width}`, async ({ webkit }) => {
    await webkit.resize(width, heights[width]);
    await webkit.visit('/');
    for (const index of slideCaptions.keys()) {
      await webkit.driver.click(`[aria-label="Slide ${index + 1} of 3"]`);
      await webkit.driver.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1000)));
      await screenshot(webkit, `home-slide-${index + 1}`, false);
    }
  });

  test(`forms, menu and somebody who is signed in at ${width}`, async ({ webkit }) => {
    const { driver } = webkit;
    await webkit.resize(width, heights[width]);
    for (const route of ['login', 'signup']) {
      await webkit.visit(`/${route}`);
      await driver.click('main form button[type="submit"]');
      await webkit.expectShown('main', 'Email is required');
      await screenshot(webkit, `${route}-errors`);
    }
    const { email, password } = await createAccount();
    await webkit.visit('/login');
    await driver.fill('#email', email);
    await driver.fill('#password', 'wrong');
    await driver.press(keys.enter);
    await webkit.expectShown('[role="status"], [role="alert"]', 'Wrong Password');
    await screenshot(webkit, 'toast-error', false);
    await driver.fill('#password', password);
    await driver.press(keys.enter);
    await webkit.expectShown('#logout-button');
    await webkit.expectPath('/');
    await screenshot(webkit, 'home-signed-in', false);
    await webkit.visit('/account');
    await screenshot(webkit, 'account-signed-in');
    if (width < 1024) {
      await driver.click('header button[popovertarget]');
      await screenshot(webkit, 'menu-open', false);
    }
  });
}
