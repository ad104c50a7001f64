import { coaches } from '@/lib/content/coaches';
import { coach, otherCoaches } from '@/lib/studio/coaches';
import { linesBeyondSheet } from '@/lib/studio/printedCv';
import { aboutWords } from '@/lib/words';
import { expectAccessible } from '../fixtures/axe';
import { visit } from '../fixtures/hydration';
import { cutOff, overflowOf } from '../fixtures/layout';
import { sheetsOf } from '../fixtures/paper';
import { expect, test } from '../fixtures/test';
import { sizes } from '../fixtures/viewport';

test('a phone shows the other coaches and downloads the head coach’s contact card', async ({
  page,
}) => {
  await page.setViewportSize(sizes.smallPhone);
  await visit(page, '/about');
  const others = page.getByRole('region', { name: aboutWords.others });
  await expect(others.getByRole('listitem')).toHaveCount(otherCoaches.length);
  for (const { name, line = '', portrait } of otherCoaches) {
    const item = others.getByRole('listitem').filter({ hasText: name });
    await expect(item.getByRole('heading', { name })).toBeVisible();
    await expect(item.getByText(line)).toBeVisible();
    const pictures = item.getByRole('img').filter({ visible: true });
    await expect(pictures).toHaveAccessibleName(portrait.alt);
  }
  expect(await overflowOf(page)).toBe(0);
  expect(await cutOff(page)).toEqual([]);
  await expectAccessible(page);
  const downloading = page.waitForEvent('download');
  await page.getByRole('link', { name: aboutWords.download }).click();
  expect((await downloading).suggestedFilename()).toBe(`${coach.slug}.vcf`);
});

test('in a window of 1280 x 800, the contact details are in view, and coaches have one picture', async ({
  page,
}) => {
  await page.setViewportSize(sizes.desktop);
  await visit(page, '/about');
  const contact = page.getByRole('complementary', { name: aboutWords.contact });
  await expect(contact).toBeInViewport({ ratio: 1 });
  const others = page.getByRole('region', { name: aboutWords.others }).getByRole('listitem');
  for (const [index, { portrait }] of otherCoaches.entries())
    await expect(others.nth(index).getByRole('img').filter({ visible: true })).toHaveAccessibleName(
      portrait.alt,
    );
});

test('only the CV is printed, on one sheet of A4 or Letter, and no text is below 9 points', async ({
  page,
}) => {
  await visit(page, '/about');
  expect([await sheetsOf(page, 'A4'), await sheetsOf(page, 'Letter')]).toEqual([1, 1]);
  await page.emulateMedia({ media: 'print' });
  const headings = page.getByRole('heading').filter({ visible: true });
  await expect(headings).toHaveText([
    coach.name,
    aboutWords.objective,
    aboutWords.contact,
    aboutWords.experience,
    ...coach.cv.experience.map(({ title }) => title),
    aboutWords.qualifications,
    aboutWords.principles,
    ...coach.cv.principles.map(({ title }) => title),
  ]);
  const contacts = [...coach.phones, coach.email!, ...coach.cv.code].map(({ text }) => text);
  await expect(page.getByRole('link').filter({ visible: true })).toHaveText(contacts);
  for (const role of ['img', 'button', 'banner', 'contentinfo'] as const)
    await expect(page.getByRole(role).filter({ visible: true })).toHaveCount(0);
  const texts = await page.getByRole('main').evaluate((main) => {
    const holdsText = ({ childNodes }: Element) =>
      [...childNodes].some((node) => node instanceof Text);
    return [...main.querySelectorAll('*')]
      .filter((element) => element.checkVisibility() && holdsText(element))
      .map((element) => ({
        text: element.textContent,
        pixels: Number.parseFloat(getComputedStyle(element).fontSize),
      }));
  });
  // A CSS pixel is three quarters of a point.
  expect(texts.filter(({ pixels }) => pixels * 0.75 < 9)).toEqual([]);
});

/** Runs in the page: repeats the last entry of the printed CV's list that contains this text. */
function repeatLast({ text, times }: { text: string; times: number }): void {
  const entries = [...document.querySelectorAll('main section :is(li, dl > div)')];
  const last = entries.findLast((entry) => entry.textContent?.includes(text))!;
  for (let copies = 0; copies < times; copies += 1) last.after(last.cloneNode(true));
}

test.describe('without JavaScript', () => {
  // Hydration would remove the repeated entries.
  test.use({ javaScriptEnabled: false });

  test('the owner is warned shortly before a longer CV needs a second sheet', async ({ page }) => {
    const [headCoach] = coaches;
    for (const list of ['experience', 'qualifications', 'principles'] as const)
      await test.step(list, async () => {
        const entry = coach.cv[list].at(-1)!;
        const isWarned = (extra: number) => {
          const entries = [...headCoach.cv[list], ...Array.from({ length: extra }, () => entry)];
          return linesBeyondSheet({ ...headCoach, cv: { ...headCoach.cv, [list]: entries } }) > 0;
        };
        let fitting = 0;
        while (!isWarned(fitting + 1)) fitting += 1;
        expect(fitting).toBeGreaterThan(0);
        await page.goto('/about');
        await page.evaluate(repeatLast, { text: entry.title, times: fitting });
        expect([await sheetsOf(page, 'A4'), await sheetsOf(page, 'Letter')]).toEqual([1, 1]);
        // The estimate may be too high by one post or two lines.
        const more = list === 'experience' ? 1 : 3;
        await page.evaluate(repeatLast, { text: entry.title, times: more });
        expect(await sheetsOf(page, 'Letter')).toBe(2);
      });
  });
});
