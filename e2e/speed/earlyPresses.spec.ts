import type { Page } from '@playwright/test';
import { answers } from '@/lib/content/answers/answers';
import { firstVisit } from '@/lib/content/firstVisit';
import { coach } from '@/lib/studio/coaches';
import { mapHref, site } from '@/lib/studio/site';
import {
  aboutWords,
  carouselWords,
  navbarWords,
  mapWords,
  messages,
  passwordToggles,
  timesWords,
} from '@/lib/words';
import { createAccount, freshEmail, goodPassword } from '../fixtures/accounts';
import { carouselOf, currentSlide } from '../fixtures/carousel';
import { siteOrigin } from '../fixtures/environment';
import { formOf } from '../fixtures/forms';
import { chooseNewAccount, offerGoogle } from '../fixtures/google';
import { waitForHydration } from '../fixtures/hydration';
import { barLink, loginLink, logoutButton } from '../fixtures/navbar';
import { holdScripts } from '../fixtures/requests';
import { startSignedIn } from '../fixtures/session';
import { expect, test } from '../fixtures/test';
import { sizes } from '../fixtures/viewport';
import { openDates, rowsOf } from '../services/times';

interface EarlyPress {
  readonly path: string;
  readonly onPhone?: true;
  readonly isSignedIn?: true;
  /** What the visitor does before the press, with the scripts held. */
  readonly before?: (page: Page) => Promise<unknown>;
  readonly press: (page: Page) => Promise<unknown>;
  /** Whether the control has to wait for the scripts, and is busy until then. */
  readonly waits?: true;
  /** What the visitor sees after the scripts have started. */
  readonly effect: (page: Page) => Promise<unknown>;
  /** What the press causes outside the page (see {@link recordOutcomes}). */
  readonly outcomes?: readonly string[];
}

const main = (page: Page) => page.getByRole('main');
const fold = (page: Page, summary: string) =>
  page.locator('details', { has: page.getByText(summary, { exact: true }) });
const menu = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: navbarWords.menu })
    .or(page.getByRole('banner').getByRole('button', { name: navbarWords.close }));
const strip = (page: Page) =>
  carouselOf(page).root.getByRole('group', { name: carouselWords.strip });
const { show, hide } = passwordToggles.password;
const toggle = (page: Page, name: string) => main(page).getByRole('button', { name });

const [question] = firstVisit.questions.map((entry) => entry.question);
const answer = answers[0]!;

/**
 * Each kind of control that visitors can press before the scripts start. Links to forms are in
 * beforeScripts.spec. One visit presses several controls if they don't affect each other.
 */
const presses: Readonly<Record<string, EarlyPress>> = {
  'a link': {
    path: '/',
    press: (page) => barLink(page, 'About').click(),
    effect: (page) => expect(page).toHaveURL('/about'),
    outcomes: ['/about'],
  },
  'a phone number, the map, an answer on Home and an arrow key in the carousel': {
    path: '/',
    press: async (page) => {
      await main(page).getByRole('link', { name: site.contact.phone, exact: true }).click();
      await main(page).getByRole('link', { name: mapWords.open }).click();
      await page.getByText(question!).click();
      await strip(page).press('ArrowRight');
    },
    effect: async (page) => {
      await expect(page).toHaveURL('/');
      await expect(main(page).locator('#visit details[open]')).toHaveCount(1);
      await expect(fold(page, question!)).toHaveAttribute('open');
      await expect.poll(() => currentSlide(page)).toBe(2);
    },
    outcomes: [site.contact.phoneHref, mapHref],
  },
  'a download and the menu button': {
    path: '/about',
    onPhone: true,
    press: async (page) => {
      await page.getByRole('link', { name: aboutWords.download }).click();
      await menu(page).click();
    },
    effect: async (page) => {
      await expect(page).toHaveURL('/about');
      await expect(menu(page)).toHaveAccessibleName(navbarWords.close);
      await expect(barLink(page, 'Blogs')).toBeVisible();
    },
    outcomes: [`${coach.slug}.vcf`],
  },
  'a link in the menu': {
    path: '/',
    onPhone: true,
    before: (page) => menu(page).click(),
    press: (page) =>
      page.getByRole('banner').getByRole('link', { name: firstVisit.heading }).click(),
    effect: async (page) => {
      await expect(page).toHaveURL('/#visit');
      await expect(barLink(page, 'Blogs')).toBeHidden();
      await expect(page.locator('#visit')).toBeInViewport();
    },
  },
  'an article and the skip link': {
    path: '/blogs',
    press: async (page) => {
      await main(page).getByRole('heading', { name: answer.question }).click();
      await page.getByRole('link', { name: navbarWords.skip }).press('Enter');
    },
    effect: async (page) => {
      await expect(main(page).locator('details[open]')).toHaveCount(1);
      await expect(page.getByText(answer.lead)).toBeVisible();
      await expect(main(page)).toBeFocused();
    },
  },
  'a class that is open': {
    path: '/services/2',
    press: (page) => openDates(page).locator('> summary').click(),
    effect: async (page) => {
      // The dates are listed.
      await expect(page.getByText(timesWords.fold.label)).toBeVisible();
      await expect(openDates(page)).toHaveCount(0);
    },
  },
  'a class that is closed': {
    path: '/services/2',
    press: (page) => rowsOf(page).nth(1).locator('summary').click(),
    effect: (page) => expect(openDates(page)).toHaveCount(1),
  },
  'Show, by touch': {
    path: '/login',
    press: (page) => toggle(page, show).tap(),
    waits: true,
    effect: async (page) => {
      const { password } = formOf(page);
      await expect(password).toHaveAttribute('type', 'text');
      await toggle(page, hide).click();
      await expect(password).toHaveAttribute('type', 'password');
    },
  },
  Login: {
    path: '/login?from=%2Fservices%3Fday%3Dmonday%23week',
    before: async (page) => {
      const { email, password } = await createAccount();
      await formOf(page).email.fill(email);
      await formOf(page).password.fill(password);
    },
    press: (page) => formOf(page).login.click(),
    waits: true,
    effect: async (page: Page) => {
      await expect(logoutButton(page)).toBeVisible();
      await expect(page).toHaveURL('/services?day=monday#week');
    },
    outcomes: ['signInWithPassword'],
  },
  'Enter in a field of Sign Up': {
    path: '/signup',
    before: async (page) => {
      await formOf(page).email.fill(freshEmail());
      await formOf(page).password.fill(goodPassword);
      await formOf(page).confirmation.fill(goodPassword);
    },
    press: (page) => formOf(page).confirmation.press('Enter'),
    waits: true,
    effect: (page) => expect(logoutButton(page)).toBeVisible(),
    outcomes: ['signUp'],
  },
  'the button of an empty form': {
    path: '/account/forgot',
    press: (page) => formOf(page).submit.click(),
    waits: true,
    effect: (page) => expect(page.getByText(messages.emailRequired)).toBeVisible(),
  },
  'Google’s button': {
    path: '/signup',
    press: (page) => formOf(page).google.click(),
    waits: true,
    effect: async (page) => {
      const popups = () => page.context().pages().slice(1);
      await expect.poll(() => popups().length).toBe(1);
      await chooseNewAccount(popups()[0]!, freshEmail('google'));
      await expect(logoutButton(page)).toBeVisible();
      await expect(page).toHaveURL('/');
    },
    outcomes: ['popup'],
  },
  Logout: {
    path: '/about',
    isSignedIn: true,
    press: (page) => logoutButton(page).click(),
    waits: true,
    effect: async (page) => {
      await expect(loginLink(page)).toBeVisible();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    },
  },
};

/**
 * Returns a list of what presses cause from now on, in order: the paths of opened documents, the
 * names of downloads, `popup`, URLs for other apps and sites, and requests that sign in or up.
 */
function recordOutcomes(page: Page): readonly string[] {
  const outcomes: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname, href } = new URL(request.url());
    const [, method] = /accounts:(signInWithPassword|signUp)/.exec(pathname) ?? [];
    if (method && request.method() === 'POST') outcomes.push(method);
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    outcomes.push(origin === siteOrigin ? pathname : href);
  });
  page.on('download', (file) => outcomes.push(file.suggestedFilename()));
  page.on('popup', () => outcomes.push('popup'));
  return outcomes;
}

/** Returns the texts of the fields. */
const readFields = (page: Page) =>
  main(page)
    .locator('input')
    .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));

test.use({ hasTouch: true });

test.beforeEach(async ({ page, context, guard }) => {
  await offerGoogle(context, guard);
  guard.allowHosts(new URL(mapHref).hostname);
  // After this response, the browser stays on the page.
  await page.route(mapHref, (route) => route.fulfill({ status: 204 }));
});

for (const [name, visit] of Object.entries(presses))
  test(`before the scripts start, a press of ${name} counts once`, async ({ page }) => {
    if (visit.onPhone) await page.setViewportSize(sizes.phone);
    if (visit.isSignedIn) await startSignedIn(page);
    const release = await holdScripts(page);
    await page.goto(visit.path);
    await visit.before?.(page);
    const outcomes = recordOutcomes(page);
    const typed = await readFields(page);
    const busy = page.locator('[aria-busy=true]');
    await visit.press(page);
    if (visit.waits) {
      await expect(busy).toHaveCount(1);
      // Nothing is sent yet, above all no password in the URL.
      await expect(page).toHaveURL(visit.path);
      expect(await readFields(page)).toEqual(typed);
    }
    release();
    await waitForHydration(page);
    await visit.effect(page);
    await expect(busy).toHaveCount(0);
    expect(outcomes).toEqual(visit.outcomes ?? []);
  });

test('buttons that work only with scripts are hidden until the scripts start', async ({ page }) => {
  const { next, start } = carouselOf(page);
  const calendar = page.getByRole('button', { name: timesWords.calendar });
  for (const [path, buttons] of [
    ['/', [next, start]],
    ['/services/2', [calendar]],
  ] as const) {
    const release = await holdScripts(page);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    for (const button of buttons) await expect(button).toBeHidden();
    release();
    for (const button of buttons) await expect(button).toBeVisible();
  }
});
