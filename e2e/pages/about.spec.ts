import { expect, test } from '../fixtures/test';

test('the CV prints on one A4 page, without navigation and footer', async ({ page }) => {
  await page.goto('/about');
  const pdf = await page.pdf({ format: 'A4', printBackground: false, preferCSSPageSize: true });
  const sheets = pdf.toString('latin1').match(/\/Type\s*\/Page\b(?!s)/g);
  expect(sheets).toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
});
