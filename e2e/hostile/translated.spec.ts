import type { Page } from '@playwright/test';
import { linksIn } from '@/lib/studio/pageList';
import { authWords, loginWords, messages } from '@/lib/words';
import { createAccount } from '../fixtures/accounts';
import { carouselOf, currentSlide } from '../fixtures/carousel';
import { formOf, submitLogin } from '../fixtures/forms';
import { waitForHydration, visit } from '../fixtures/hydration';
import { barLink, loginLink, logoutButton } from '../fixtures/navbar';
import { endpoint, refuse } from '../fixtures/provider';
import { hold, holdScripts } from '../fixtures/requests';
import { firstService, newService, serveData, services } from '../fixtures/site';
import { expect, test } from '../fixtures/test';

/**
 * Runs in the page: changes text as a browser's translator does, which replaces each text node with
 * two nested `<font>` elements, so that React no longer finds it. Adds only a zero-width space to
 * the text, so tests still find elements by name.
 */
function translateTexts(): void {
  const translate = (text: Text) => {
    const parent = text.parentElement;
    if (!text.data.trim() || !parent || parent.closest('font, script, style, noscript')) return;
    const outer = document.createElement('font');
    const inner = outer.appendChild(document.createElement('font'));
    inner.textContent = `${text.data}\u200b`;
    text.replaceWith(outer);
  };
  const translateAll = (root: Node) => {
    const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Text[] = root instanceof Text ? [root] : [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    texts.forEach(translate);
  };
  translateAll(document.body);
  // React may replace the body.
  new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      if (type === 'characterData') translateAll(target);
      else addedNodes.forEach(translateAll);
    }
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

/** Translates the page, and anything added to it later. */
const translate = (page: Page) => page.evaluate(translateTexts);

test('a form on a translated page shows errors, can be corrected, and logs in', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 400/);
  await visit(page, '/login');
  await translate(page);
  const { email, password, login } = formOf(page);
  const account = await createAccount();

  await login.click();
  await expect(page.getByText(messages.emailRequired)).toBeVisible();
  await email.fill('ada@');
  // A different message appears in the same place.
  await expect(page.getByText(messages.emailInvalid)).toBeVisible();
  await expect(page.getByText(messages.emailRequired)).toHaveCount(0);
  await email.fill(account.email);
  await expect(page.getByText(messages.emailInvalid)).toHaveCount(0);
  await expect(page.getByText(messages.passwordRequired)).toBeVisible();

  await refuse(page, 'INVALID_LOGIN_CREDENTIALS');
  await submitLogin(page, { email: account.email, password: 'x' });
  await expect(page.getByText(messages.wrongPassword, { exact: true })).toBeVisible();
  await expect(page.getByText(authWords.emailDoubt)).toBeVisible();
  await password.fill(account.password);
  await expect(page.getByText(authWords.emailDoubt)).toHaveCount(0);
  await expect(email).toHaveValue(account.email);
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await expect(page.getByText(messages.wrongPassword)).toHaveCount(0);

  await page.unrouteAll();
  const release = await hold(page, endpoint('signInWithPassword'));
  await login.click();
  await expect(page.getByText(loginWords.busy)).toBeVisible();
  release();
  await expect(logoutButton(page)).toBeVisible();

  // After Logout, the form is shown again.
  await visit(page, '/signup');
  await translate(page);
  const main = page.getByRole('main');
  await expect(main.getByText(account.email)).toBeVisible();
  await main.getByRole('button', { name: 'Logout' }).click();
  await expect(loginLink(page)).toBeVisible();
  await expect(formOf(page).email).toBeFocused();
});

test('the carousel, the live list, the menu and every page work on a translated site', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/status of 404/);
  await serveData(page, [{ ...firstService, price: '$999' }, newService]);
  const release = await hold(page, '**/data.json');
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, '/');
  await translate(page);
  const { next } = carouselOf(page);
  await next.click();
  await expect.poll(() => currentSlide(page)).toBe(2);
  release();
  await expect(page.getByText('Price: $999')).toBeVisible();
  await expect(page.getByText(newService.comment)).toBeVisible();
  await expect(page.getByText(services[1]?.comment ?? '')).toHaveCount(0);

  const menu = page.getByRole('button', { name: 'Menu' });
  for (const { label, href } of [...linksIn('bar')].reverse()) {
    await menu.click();
    await barLink(page, label).click();
    await expect(page).toHaveURL(href);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  }
  await page.getByRole('link', { name: `Booking ${firstService.name}` }).click();
  await expect(page.getByText(`Service Id: ${firstService.id}`)).toBeVisible();
  await page.goBack();
  await expect(page.getByText('Price: $999')).toBeVisible();

  // The 404 page looks up services that have no page.
  const releaseData = await hold(page, '**/data.json');
  await visit(page, `/services/${newService.id}`);
  await translate(page);
  releaseData();
  await expect(page.getByText(`Service Id: ${newService.id}`)).toBeVisible();
});

// Translation before hydration makes React render the page again (error 418).
test('a page that was translated before hydration has the right year, links and list', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/#418/);
  await page.clock.install({ time: new Date('2031-01-01T12:00:00') });
  await serveData(page, [newService]);
  const release = await holdScripts(page);
  await page.goto('/services');
  await translate(page);
  release();
  await expect(page.getByText(newService.comment)).toBeVisible();
  await expect(page.getByRole('contentinfo')).toContainText(/2031/);
  await barLink(page, 'About').click();
  await expect(page).toHaveURL('/about');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('what was typed into a form before it was rendered again isn’t copied to the next form', async ({
  page,
  guard,
}) => {
  guard.allowErrors(/#418/);
  const release = await holdScripts(page);
  await page.goto('/login');
  await translate(page);
  const { password } = formOf(page);
  await password.fill('secret');
  release();
  await waitForHydration(page);
  await expect(password).toHaveValue('secret');
  await page.locator('main a[href^="/signup"]').click();
  await expect(page).toHaveURL(/signup/);
  await expect(password).toHaveValue('');
});
