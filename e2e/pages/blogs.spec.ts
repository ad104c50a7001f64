import { answers } from '@/lib/content/answers/answers';
import { expect, test } from '../fixtures/test';

test('Blogs answers its questions, and its contents list leads to each', async ({ page }) => {
  await page.goto('/blogs');
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toBeVisible();
  expect(answers).toHaveLength(3);
  for (const { question, short } of answers) {
    await expect(main.getByRole('heading', { level: 2, name: question })).toBeVisible();
    await main.getByRole('navigation').getByRole('link', { name: short }).first().click();
    await expect(main.getByRole('heading', { level: 2, name: question })).toBeInViewport();
  }
});
