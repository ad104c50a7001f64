import { profile } from '@/lib/content/profile';
import { expect, test } from '../fixtures/test';

test('About is the CV: name, numbers, mail, code, objective, picture, and a vCard to save', async ({
  page,
  request,
}) => {
  await page.goto('/about');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toContainText(profile.name);
  expect(await main.locator('a[href^="tel:"]').count()).toBeGreaterThanOrEqual(2);
  await expect(main.locator('a[href^="mailto:"]').first()).toBeVisible();
  await expect(main.locator('a[href^="https://git"]').first()).toBeVisible();
  await expect(main.getByRole('heading', { name: /objective/i })).toBeVisible();
  await expect(main.getByRole('img').first()).toBeVisible();

  const href = await main.locator('a[href$=".vcf"]').getAttribute('href');
  const card = await (await request.get(href ?? '')).text();
  expect(card).toMatch(/^BEGIN:VCARD\r\nVERSION:[34]\.0\r\n[\s\S]*END:VCARD\r\n$/);
  expect(card).toContain(profile.name);
});

test('the CV prints on one A4 page, without navigation, footer and notes of the screen', async ({
  page,
}) => {
  await page.goto('/about');
  const pdf = await page.pdf({ format: 'A4', printBackground: false, preferCSSPageSize: true });
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
  expect(sheets).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});
