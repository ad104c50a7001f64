import type { Page } from '@playwright/test';
import { isEmail } from '@/lib/auth/rules';
import { authOrigin } from '../fixtures/addresses';
import { overflowOf } from '../fixtures/layout';
import { expect, test } from '../fixtures/test';
import { formOf } from '../fixtures/visitor';
import { collectDialogs, foreignMarkup, naughtyStrings } from './naughtyStrings';

/**
 * Writes every string into every field, leaves the field and submits the form. Runs in the page, since typing hundreds of
 * strings would take minutes. Returns the strings that a field changed.
 */
function writeIntoFields(page: Page, texts: readonly string[]): Promise<readonly string[]> {
  return formOf(page).form.evaluate(async (form, list) => {
    const changed: string[] = [];
    for (const text of list) {
      for (const field of form.querySelectorAll('input')) {
        field.focus();
        field.value = text;
        field.dispatchEvent(new Event('input', { bubbles: true }));
        if (field.type === 'password' && field.value !== text) changed.push(text);
        field.blur();
      }
      (form as HTMLFormElement).requestSubmit();
      await new Promise((resolve) => setTimeout(resolve));
    }
    return changed;
  }, texts);
}

/** Blocks all requests to the provider, and keeps their bodies. */
async function interceptProvider(page: Page): Promise<readonly string[]> {
  const sent: string[] = [];
  await page.route(`${authOrigin}/**`, (route) => {
    if (route.request().method() === 'POST') sent.push(route.request().postData() ?? '');
    return route.abort('connectionrefused');
  });
  return sent;
}

test.use({ viewport: { width: 360, height: 780 } });
test.beforeEach(({ guard }) => guard.allowErrors(/Failed to load resource/));

/* Both forms have the same fields, so each test uses one of them. */
test('naughty strings in the fields of /signup only break the rules', async ({ page }) => {
  const dialogs = collectDialogs(page);
  const sent = await interceptProvider(page);
  await page.goto('/signup');
  const { form, submit } = formOf(page);
  await submit.click();
  await expect(page.getByText('Email is required')).toBeVisible();
  // None of them is an e-mail address, so none may reach the provider.
  expect(naughtyStrings.filter(isEmail)).toEqual([]);
  // Line breaks cannot be typed into a field, and browsers drop them from what is pasted.
  const typed = naughtyStrings.filter((text) => !/[\r\n]/.test(text));
  expect(await writeIntoFields(page, typed)).toEqual([]);
  await expect(page.getByText('Please Provide a valid Email')).toBeVisible();
  await expect(page).toHaveURL('/signup');
  await expect(form.locator(foreignMarkup)).toHaveCount(0);
  expect([sent, await overflowOf(page), dialogs]).toEqual([[], 0, []]);
});

test('valid input of /login is sent to the provider unchanged', async ({ page }) => {
  const dialogs = collectDialogs(page);
  const sent = await interceptProvider(page);
  await page.goto('/login');
  const { form, email, password, submit } = formOf(page);
  const action = (await submit.textContent()) ?? '';
  const scripts = naughtyStrings.filter((text) => /^[!-~ ]*<script[!-~ ]*$/i.test(text));
  expect(scripts.length).toBeGreaterThan(20);
  for (const [index, text] of scripts.slice(0, 6).entries()) {
    const typed = {
      email: `${text.replace(/[\s@]/g, '')}@power-zone.example`,
      password: `A ${text}`,
    };
    await email.fill(typed.email);
    await password.fill(typed.password);
    await password.press('Enter');
    await expect.poll(() => sent.length).toBe(index + 1);
    expect(JSON.parse(sent[index] ?? '')).toMatchObject(typed);
    await expect(submit).toHaveText(action);
    await expect(password).toHaveValue(typed.password);
  }
  await expect(form.locator(foreignMarkup)).toHaveCount(0);
  expect([await overflowOf(page), dialogs]).toEqual([0, []]);
});
