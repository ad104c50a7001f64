import type { Page } from '@playwright/test';
import { started } from '../fixtures/hydration';
import { serviceTexts } from '@/lib/content/services';
import { firstService } from '../fixtures/services';
import { expect, test } from '../fixtures/test';

declare global {
  interface Window {
    /** The animations of view transitions since the document began. */
    moved: string[];
  }
}

/** Presses the first card. */
const pressCard = (page: Page) =>
  page.getByRole('link', { name: firstService.name, exact: true }).first().click();

/** Opens the services, and notes what view transitions animate from now on. */
async function openServices(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.moved = [];
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (update) => {
      const transition = start(update);
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations())
          if (effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view'))
            window.moved.push(effect.pseudoElement.replace(/\(.*/, ''));
      });
      return transition;
    };
  });
  await page.goto('/services');
  await started(page);
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

test('the picture of a pressed card moves to its details, the page fades in, and back is there at once', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await openServices(page);
  await pressCard(page);
  await expect(heading(page, firstService.name)).toBeVisible();
  const moved = () => page.evaluate(() => window.moved);
  await expect.poll(moved).toContain('::view-transition-group');
  const { length } = await moved();
  await page.goBack();
  await expect(heading(page, serviceTexts.heading)).toBeVisible();
  expect(await moved()).toHaveLength(length);
});

test('nothing moves under reduced motion', async ({ page }) => {
  await openServices(page);
  await pressCard(page);
  await expect(page.getByRole('main')).toBeFocused();
  expect(await page.evaluate(() => window.moved)).toEqual([]);
});

test('a picture that does not come does not hold its page back', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.setViewportSize({ width: 1280, height: 800 });
  await openServices(page);
  await page.waitForLoadState('networkidle');
  const held: string[] = [];
  await page.route(/_pictures/, (route) => void held.push(route.request().url()));
  await pressCard(page);
  await expect(heading(page, firstService.name)).toBeVisible({ timeout: 1_000 });
  // React waits for one that is not lazy, but not at every press: the heading alone would pass too often.
  await expect(page.locator('main picture img').first()).toHaveAttribute('loading', 'lazy');
  await expect.poll(() => held.length).toBeGreaterThan(0);
  await expect(page.getByRole('main')).toBeFocused();
});

test('without view transitions the new page is there at once', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(Document.prototype, 'startViewTransition'));
  await page.goto('/services');
  await started(page);
  await pressCard(page);
  await expect(heading(page, firstService.name)).toBeVisible();
});
