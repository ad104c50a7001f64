import { coach, otherCoaches } from '@/lib/studio/coaches';
import { aboutTexts } from '@/lib/words';
import { expectAccessible } from '../fixtures/assistive';
import { cutOff, overflowOf } from '../fixtures/layout';
import { expect, test } from '../fixtures/test';

test('a phone shows the other coaches and downloads the head coach’s contact card', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about');
  const others = page.getByRole('region', { name: aboutTexts.others });
  await expect(others.getByRole('listitem')).toHaveCount(otherCoaches.length);
  for (const { name, line = '', portrait } of otherCoaches) {
    const one = others.getByRole('listitem').filter({ hasText: name });
    await expect(one.getByRole('heading', { name })).toBeVisible();
    await expect(one.getByText(line)).toBeVisible();
    const pictures = one.getByRole('img').filter({ visible: true });
    await expect(pictures).toHaveAccessibleName(portrait.alt);
  }
  expect([await overflowOf(page), await cutOff(page)]).toEqual([0, []]);
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: aboutTexts.download }).click();
  expect((await saved).suggestedFilename()).toBe(`${coach.slug}.vcf`);
});

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

for (const [route, next] of [
  ['/services', '/#visit'],
  ['/about', '/services#timetable'],
  ['/blogs', '/signup'],
] as const)
  test(`${route} ends with a link to ${next}`, async ({ page }) => {
    await page.goto(route);
    await expect(page.getByRole('main').getByRole('link').last()).toHaveAttribute('href', next);
  });
