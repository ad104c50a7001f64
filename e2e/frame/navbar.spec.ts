import { linksIn } from '@/lib/studio/pageList';
import { mapHref, site } from '@/lib/studio/site';
import { contactWords, mapWords } from '@/lib/words';
import { expectAccessible } from '../fixtures/axe';
import { visit } from '../fixtures/hydration';
import { barLink, isMenuExpanded } from '../fixtures/navbar';
import { expect, test } from '../fixtures/test';
import { setTextSize, widenText, phone, resize } from '../fixtures/viewport';

/**
 * Runs in the page: returns the height of the bar, and which of its outer controls are covered or
 * cut off.
 */
function inspectBar() {
  const bar = document.querySelector('header')!;
  const outerControls = [...bar.querySelectorAll('a[href="/"], nav > :is(a, button)')];
  const isCovered = (control: Element) => {
    const { left, right, top, height } = control.getBoundingClientRect();
    return [left + 4, right - 4].some(
      (x) => !control.contains(document.elementFromPoint(x, top + height / 2)),
    );
  };
  const isCutOff = (control: Element) => {
    const { left, right } = control.getBoundingClientRect();
    return left < 0 || right > innerWidth;
  };
  const hidden = outerControls
    .filter((control) => control.checkVisibility())
    .filter((control) => isCovered(control) || isCutOff(control));
  return {
    height: bar.getBoundingClientRect().height,
    hidden: hidden.map(({ outerHTML }) => outerHTML.slice(0, 80)),
  };
}

test('a skip link precedes the bar, which has a menu button below 1024 px and stays one row', async ({
  page,
}) => {
  await visit(page, '/about');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  const menu = page.getByRole('button', { name: 'Menu' });
  const about = page.getByRole('banner').getByRole('link', { name: 'About' });
  await page.setViewportSize({ width: 1024, height: 700 });
  await expect(menu).toBeHidden();
  await expect(about).toBeVisible();
  await page.setViewportSize({ width: 1023, height: 700 });
  await expect(menu).toBeVisible();
  await expect(about).toBeHidden();

  // Makes the text as wide as on phones whose fallback font isn't condensed. WCAG 1.4.12 requires
  // less.
  await widenText(page, 0.3);
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 700 });
    for (const session of ['signed-out', 'signed-in']) {
      await page.evaluate((value) => {
        document.documentElement.dataset.session = value;
      }, session);
      const oneRow = { width, session, height: 65, hidden: [] };
      expect({ width, session, ...(await page.evaluate(inspectBar)) }).toEqual(oneRow);
      await menu.click();
      const account = page.locator('#site-menu').getByText('Your account');
      await expect(account).toBeVisible({ visible: session === 'signed-in' });
      expect({ width, session, ...(await page.evaluate(inspectBar)) }).toEqual(oneRow);
      await page.keyboard.press('Escape');
    }
  }
});

test('the bar stays one row on phones with text twice as large', async ({ page }) => {
  await visit(page, '/about');
  await setTextSize(page, 32);
  for (const width of [360, 412]) {
    await resize(page, { width, height: 900 });
    const bar = await page.getByRole('banner').boundingBox();
    // The bar is 4 rem high, and the line below it is 1 px high.
    expect(bar?.height, `${width} px`).toBe(4 * 32 + 1);
  }
});

test.describe('on a phone', () => {
  test.use(phone);

  test('the menu announces its state and closes on Escape, resizing, a link and the back button', async ({
    page,
  }) => {
    await visit(page, '/about');
    const menu = page.getByRole('button', { name: /^(Menu|Close)$/ });
    const login = page.getByRole('banner').getByRole('link', { name: 'Login' });
    await expect(login, 'visible without the menu').toBeInViewport();
    expect(await isMenuExpanded(page)).toBe(false);
    await expect(menu).toHaveAccessibleName('Menu');
    const box = await menu.boundingBox();
    await menu.click();
    expect(await isMenuExpanded(page)).toBe(true);
    await expect(menu).toHaveAccessibleName('Close');
    expect(await menu.boundingBox()).toEqual(box);
    for (const { label } of linksIn('bar')) await expect(barLink(page, label)).toBeInViewport();
    await expectAccessible(page);
    await menu.click();
    await expect(barLink(page, 'Blogs')).toBeHidden();
    expect(await isMenuExpanded(page)).toBe(false);

    await menu.click();
    await barLink(page, 'Blogs').focus();
    await page.keyboard.press('Escape');
    await expect(barLink(page, 'Blogs')).toBeHidden();
    await expect(menu).toBeFocused();

    await menu.click();
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect(menu).toBeHidden();
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(menu).toBeVisible();
    await expect(barLink(page, 'Blogs')).toBeHidden();

    await menu.click();
    await barLink(page, 'Blogs').click();
    await expect(page).toHaveURL('/blogs');
    await expect(barLink(page, 'About')).toBeHidden();

    await menu.click();
    await expect(barLink(page, 'About')).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL('/about');
    await expect(barLink(page, 'Blogs')).toBeHidden();

    for (const from of ['another page', 'this page']) {
      await menu.click();
      await page.getByRole('banner').getByRole('link', { name: 'Your first visit' }).click();
      await expect(page.locator('#visit'), from).toBeInViewport();
      await expect(barLink(page, 'About'), from).toBeHidden();
    }
  });

  test('the menu says whether the studio is open, and links to its phone number and the map', async ({
    page,
  }) => {
    await page.clock.setFixedTime('2026-11-23T18:00-08:00');
    await visit(page, '/about');
    await page.getByRole('button', { name: 'Menu' }).click();
    const bar = page.getByRole('banner');
    await expect(bar.getByText(/^Open until 10\spm$/)).toBeInViewport();
    const { phone, phoneHref } = site.contact;
    for (const [name, href] of [
      [contactWords.call(phone), phoneHref],
      [mapWords.open, mapHref],
    ] as const) {
      await expect(bar.getByRole('link', { name })).toBeInViewport();
      await expect(bar.getByRole('link', { name })).toHaveAttribute('href', href);
    }
    await page.clock.setFixedTime('2026-11-23T22:00-08:00');
    await page.evaluate(() => dispatchEvent(new Event('pageshow')));
    await expect(bar.getByText('Closed now. Opens tomorrow at 6 am.')).toBeInViewport();
    await expect(bar.getByText('We answer tomorrow from 6 am.')).toBeInViewport();
    await expectAccessible(page);
  });
});
