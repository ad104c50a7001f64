import { coach, otherCoaches } from '@/lib/studio/coaches';
import { aboutTexts } from '@/lib/words';
import { expectAccessible } from '../fixtures/assistive';
import { cutOff, overflowOf } from '../fixtures/layout';
import { expect, test } from '../fixtures/test';

test.use({ viewport: { width: 360, height: 740 } });

test('a visitor on a phone sees the other coaches, and takes along how to reach the first', async ({
  page,
}) => {
  await page.goto('/about');
  const others = page.getByRole('region', { name: aboutTexts.others });
  await expect(others.getByRole('listitem')).toHaveCount(otherCoaches.length);
  for (const { name, line = '', picture } of otherCoaches) {
    const one = others.getByRole('listitem').filter({ hasText: name });
    await expect(one.getByRole('heading', { name })).toBeVisible();
    await expect(one.getByText(line)).toBeVisible();
    await one
      .getByRole('img', { name: picture.alt })
      .filter({ visible: true })
      .scrollIntoViewIfNeeded();
  }
  expect([await overflowOf(page), await cutOff(page)]).toEqual([0, []]);
  await expectAccessible(page);
  const saved = page.waitForEvent('download');
  await page.getByRole('link', { name: aboutTexts.download }).click();
  expect((await saved).suggestedFilename()).toBe(`${coach.slug}.vcf`);
});
