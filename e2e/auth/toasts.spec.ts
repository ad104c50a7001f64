import type { Page } from '@playwright/test';
import { authWords, loginWords, messages } from '@/lib/words';
import { createAccount, freshEmail, goodPassword } from '../fixtures/accounts';
import { expectAccessible } from '../fixtures/axe';
import { formOf, submitLogin, submitSignUp } from '../fixtures/forms';
import { offerGoogle } from '../fixtures/google';
import { visit } from '../fixtures/hydration';
import { barLink, logoutButton } from '../fixtures/navbar';
import { endpoint } from '../fixtures/provider';
import { hold } from '../fixtures/requests';
import { expect, test } from '../fixtures/test';
import { tabTo } from '../fixtures/visitor';

const wrongPassword = (page: Page) => page.getByText('Wrong Password', { exact: true });

test.beforeEach(({ guard }) => guard.allowErrors(/status of 400/));

/* components/toasts/Toasts.test.tsx covers how long toasts stay and which ones replace others. */
test('an error is an alert; its button, Escape or a later success dismisses it', async ({
  page,
  context,
  guard,
}) => {
  // Tab reaches the Google button, which then loads Google's script.
  await offerGoogle(context, guard);
  const account = await createAccount();
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/login');
  await submitLogin(page, { ...account, password: 'x' });
  // The toast stays while the pointer is on it.
  await wrongPassword(page).hover();
  await expectAccessible(page);
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - alert:
      - paragraph: Wrong Password
      - button "Dismiss"`);
  const middles = await page.locator('[data-toast] > *').evaluateAll((elements) =>
    elements.map((element) => {
      const { top, bottom } = element.getBoundingClientRect();
      return (top + bottom) / 2;
    }),
  );
  expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(0.5);
  await tabTo(page, page.getByRole('button', { name: 'Dismiss' }));
  await page.keyboard.press('Enter');
  await expect(wrongPassword(page)).toBeHidden();

  await submitLogin(page, { ...account, password: 'x' });
  await expect(wrongPassword(page)).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.keyboard.press('Escape');
  await expect(barLink(page, 'Blogs')).toBeHidden();
  expect(await page.locator('[data-toast][data-leaving]').count()).toBe(0);
  await page.keyboard.press('Escape');
  await expect(wrongPassword(page)).toBeHidden();

  await submitLogin(page, { ...account, password: 'x' });
  await expect(wrongPassword(page)).toBeVisible();
  const release = await hold(page, endpoint('signInWithPassword'));
  await submitLogin(page, account);
  await expect(page.locator('form')).toMatchAriaSnapshot(
    `- button "${loginWords.busy}" [disabled]`,
  );
  await expectAccessible(page);
  release();
  await expect(page).toHaveURL('/');
  await expect(wrongPassword(page)).toBeHidden();
});

test('an error covers neither the title nor a control of Login', async ({ page }) => {
  await visit(page, '/login');
  await submitLogin(page, { email: freshEmail(), password: goodPassword });
  for (const [width, height] of [
    [360, 740],
    [768, 1024],
    [1280, 800],
  ] as const) {
    await page.setViewportSize({ width, height });
    const toast = (await page.locator('[data-toast]').boundingBox())!;
    const boxes = await page.locator('h1, main :is(input, button, a)').evaluateAll((elements) =>
      elements.map((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    const covered = boxes.filter(
      ({ left, right, top, bottom }) =>
        left < toast.x + toast.width &&
        right > toast.x &&
        top < toast.y + toast.height &&
        bottom > toast.y,
    );
    expect(covered, `${width} px`).toEqual([]);
  }
});

test('in a window of 640 x 360, a toast doesn’t cover the submit button', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 360 });
  await visit(page, '/login');
  await submitLogin(page, { email: freshEmail(), password: goodPassword });
  await expect(page.locator('[data-toast]')).toBeVisible();
  const uncoveredPoints = await formOf(page).submit.evaluate((button) => {
    const { left, top, width, height } = button.getBoundingClientRect();
    return [0.1, 0.5, 0.9].filter((share) => {
      const topmost = document.elementFromPoint(left + width * share, top + height / 2);
      return topmost === button;
    });
  });
  expect(uncoveredPoints).toHaveLength(3);
});

test('on a phone, a sign-up’s two toasts cover no heading and can be dismissed separately', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await visit(page, '/signup');
  await submitSignUp(page, { email: freshEmail(), password: goodPassword });
  await expect(page).toHaveURL('/');
  const toast = (text: string) => page.locator('[data-toast]', { hasText: text });
  const created = toast(messages.accountCreated);
  const mail = toast(authWords.mailSent);
  // Both toasts stay while the pointer is on one.
  await mail.hover();
  const [first, second] = [await created.boundingBox(), await mail.boundingBox()];
  const title = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(first!.y + first!.height).toBeLessThanOrEqual(second!.y);
  expect(second!.y + second!.height).toBeLessThanOrEqual(title!.y);
  await created.getByRole('button').click();
  await expect(created).toHaveCount(0);
  expect(await mail.boundingBox()).toEqual(second);
  await logoutButton(page).click();
  await expect(mail).toBeHidden();
});
