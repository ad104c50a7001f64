import { site } from '@/lib/content/site';
import { routes } from '../fixtures/screens';
import { expect, test } from '../fixtures/test';

test('the footer is below every page', async ({ page }) => {
  for (const route of routes) {
    await page.goto(route);
    const footer = page.getByRole('contentinfo');
    await expect(footer).toContainText(`© ${new Date().getFullYear()} ${site.name}`);
    await expect(footer.getByRole('link', { name: site.contact.phone })).toHaveAttribute(
      'href',
      site.contact.phoneHref,
    );
  }
});

test('the year is right on 1 January, without a new build', async ({ page }) => {
  await page.clock.install({ time: new Date('2031-01-01T12:00:00') });
  await page.goto('/about');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031');
});
