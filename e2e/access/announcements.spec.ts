import { freshEmail, goodPassword } from '../fixtures/accounts';
import { recordAnnouncements } from '../fixtures/announcements';
import { submitSignUp } from '../fixtures/forms';
import { visit } from '../fixtures/hydration';
import { barLink, loginLink } from '../fixtures/navbar';
import { endpoint, refuse } from '../fixtures/provider';
import { expect, test } from '../fixtures/test';

test('a screen reader announces each page’s title, and the requirements that a password meets', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  await visit(page, '/');
  const announced = await recordAnnouncements(page);
  const expected: string[] = [];
  /**
   * Expects these announcements, followed by the title that the page has when opened directly, and
   * nothing else.
   */
  const expectAnnounced = async (...texts: string[]) => {
    const document = await page.request.get(page.url());
    const title = /<title>(.*?)<\/title>/.exec(await document.text())?.[1] ?? 'no title';
    expected.push(...texts, title.replaceAll('&amp;', '&'));
    await expect.poll(announced).toEqual(expected);
  };

  for (const [name, path] of [
    ['Service', '/services'],
    ['About', '/about'],
    ['Blogs', '/blogs'],
    ['Home', '/home'],
  ] as const) {
    await barLink(page, name).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('banner').locator('[aria-current]')).toHaveText([name]);
    await expectAnnounced();
  }
  await page
    .getByRole('link', { name: /^Booking / })
    .first()
    .click();
  await expect(page).toHaveURL(/services\/./);
  await expectAnnounced();
  await loginLink(page).click();
  await expect(page).toHaveURL(/login/);
  await expectAnnounced();
  await page.getByRole('link', { name: 'Create New Account' }).click();
  await expect(page).toHaveURL(/signup/);
  await expectAnnounced();

  // Prevents the toast about the email, which could be announced before or after the title.
  await refuse(page, 'QUOTA_EXCEEDED', 400, endpoint('sendOobCode'));
  await submitSignUp(page, { email: freshEmail('announced'), password: goodPassword });
  await expect(page).toHaveURL('/');
  await expectAnnounced('7+ characters done1 capital letter done', 'Account created');
});
