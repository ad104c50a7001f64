import { pictures } from '@/lib/content/studio';
import { expect, test } from '../fixtures/test';

test('closed: the light is off and only dark pictures are fetched; it comes on while somebody looks', async ({
  page,
}) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const name = /(?:hero|room)[a-z-]*/.exec(request.url())?.[0];
    if (name) fetched.push(name);
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: '2026-11-27T05:58-08:00' });
  await page.goto('/');
  const hero = page.locator('[data-carousel]');
  const picture = hero.getByRole('img', { name: pictures.slides[0]!.alt });
  await expect(hero).toContainText('The light comes on at 6 am.');
  await expect(hero.getByText('First class: Strength at 6:30 am')).toBeVisible();
  await expect(picture).toHaveJSProperty('complete', true);
  await page.locator('#visit').scrollIntoViewIfNeeded();
  await expect.poll(() => fetched).toContain('room-off');
  for (const name of fetched) expect(name).toContain('-off');

  await page.clock.runFor('02:00');
  await expect(hero).not.toContainText('The light');
  await expect.poll(() => fetched.filter((name) => !name.includes('-off'))).not.toEqual([]);
  // The dark picture stays below the one that fades in.
  await expect(picture).toHaveCount(2);
  const shown = picture.last().evaluate((image: HTMLImageElement) => image.currentSrc);
  expect(await shown).not.toContain('-off');
});
