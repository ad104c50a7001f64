import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { servicePath } from '@/lib/services/paths';
import { publicFolder } from '@/lib/studio/folders';
import { nextFrame } from '../fixtures/visitor';
import { firstService, unknownRoute } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

/** The part of a frame, in percent, that is as orange as the light of the pictures. */
async function warmthOf(frame: string): Promise<number> {
  const { data } = await sharp(Buffer.from(frame, 'base64'))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  let warm = 0;
  for (let at = 0; at < data.length; at += 3) {
    const [red = 0, , blue = 0] = data.subarray(at, at + 3);
    if (red > 110 && red - blue > 70) warm += 1;
  }
  return (warm / (data.length / 3)) * 100;
}

/** The warmest frame of all that the browser paints from the opening of a page until its pictures are there. */
async function warmestFrame(page: Page, path: string): Promise<number> {
  const session = await page.context().newCDPSession(page);
  // Slow, so that what is there for a moment only is painted.
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const frames: string[] = [];
  session.on('Page.screencastFrame', ({ data, sessionId }) => {
    frames.push(data);
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 90, maxWidth: 640 });
  await page.goto(path);
  await page.waitForFunction(() =>
    [...document.images]
      .filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight)
      .every((image) => image.complete),
  );
  await nextFrame(page);
  await session.detach();
  expect(frames.length).toBeGreaterThan(1);
  return Math.max(...(await Promise.all(frames.map(warmthOf))));
}

/** A page of each kind of picture: slides, a service's, one beside the text, and that of the 404 page. */
const paths = ['/', servicePath(firstService.id), '/login', unknownRoute];

for (const path of paths)
  test(`while the studio is closed, no frame of ${path} shows a picture with the light on, and none is fetched`, async ({
    page,
    guard,
  }) => {
    guard.allowErrors(/status of 404/);
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.clock.setFixedTime('2026-11-24T22:30-08:00');
    const fetched: string[] = [];
    page.on('request', (request) => {
      const [, name] = /_pictures\/(.*?)(?:-portrait)?\./.exec(request.url()) ?? [];
      if (name) fetched.push(name);
    });
    expect(await warmestFrame(page, path)).toBeLessThan(0.02);
    const hasTwin = (name: string) => existsSync(join(publicFolder, 'images', `${name}-off.jpg`));
    expect(fetched).not.toEqual([]);
    expect(fetched.filter(hasTwin)).toEqual([]);
  });

test('the same page by day has such frames', async ({ page }) => {
  expect(await warmestFrame(page, '/services')).toBeGreaterThan(0.5);
});
