import { pictures } from '@/lib/content/studio';
import { expect, test } from '../fixtures/test';

test('closed: the light is off and only dark pictures are fetched; it comes on while somebody looks', async ({
  page,
}) => {
  const heroes: string[] = [];
  page.on('request', (request) => {
    const name = /hero-[a-z-]+/.exec(request.url())?.[0];
    if (name) heroes.push(name);
  });
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.install({ time: '2026-11-27T05:58-08:00' });
  await page.goto('/');
  const hero = page.locator('[data-carousel]');
  const picture = hero.getByRole('img', { name: pictures.slides[0]!.alt });
  await expect(hero).toContainText('The light comes on at 6 am.');
  await expect(hero.getByText('First class: Strength at 6:30 am')).toBeVisible();
  await expect(picture).toHaveJSProperty('complete', true);
  expect(heroes.length).toBeGreaterThan(0);
  for (const name of heroes) expect(name).toContain('-off');

  await page.clock.runFor('02:00');
  await expect(hero).not.toContainText('The light');
  await expect.poll(() => heroes.filter((name) => !name.includes('-off'))).not.toEqual([]);
  // The dark picture stays below the one that fades in.
  await expect(picture).toHaveCount(2);
  await expect
    .poll(() => picture.last().evaluate((img: HTMLImageElement) => img.currentSrc))
    .not.toContain('-off');
});
