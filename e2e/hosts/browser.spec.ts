import { linksIn } from '@/lib/pages';
import { firstService } from '../fixtures/site';
import { barLink, formOf, isSameDocument, markDocument } from '../fixtures/visitor';
import { expect, test } from './hosts';

/* Firebase's server, which the other e2e tests visit, redirects by rules and sends the policy. This host does neither. */
test.describe('a plain file server', () => {
  test.use({ host: 'a plain file server' });

  test('changes pages without a new document, and leads /SignUp to the sign-up page', async ({
    page,
    guard,
  }) => {
    guard.allowErrors(/status of 404/);
    await page.goto('/');
    await markDocument(page);
    for (const { label, href } of linksIn('bar').slice(1)) {
      await barLink(page, label).click();
      await expect(page).toHaveURL(href);
    }
    await page.goBack();
    await barLink(page, 'Service').click();
    await page.getByRole('link', { name: `Booking ${firstService.name}`, exact: true }).click();
    await expect(page.getByText(`Service Id: ${firstService.id}`)).toBeVisible();
    expect(await isSameDocument(page)).toBe(true);
    await page.goto('/SignUp?from=%2Fabout#top');
    await expect(page).toHaveURL('/signup?from=%2Fabout#top');
    await expect(formOf(page).signUp).toBeVisible();
  });
});
