import type { Locator, Page } from '@playwright/test';
import { firstVisit } from '@/lib/content/firstVisit';
import { coach } from '@/lib/studio/coaches';
import { mapHref, site } from '@/lib/studio/site';
import {
  aboutWords,
  carouselWords,
  navbarWords,
  mapWords,
  messages,
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
import { beSignedIn } from '../fixtures/session';
import { expect, test } from '../fixtures/test';
import { phone } from '../fixtures/viewport';

interface EarlyPress {
  readonly path: string;
  readonly onPhone?: true;
  readonly isSignedIn?: true;
  readonly control: (page: Page) => Locator;
  /** What the visitor does before the press, with the scripts held. */
  readonly before?: (page: Page) => Promise<unknown>;
  /** Defaults to a click. */
  readonly press?: (control: Locator) => Promise<unknown>;
  /** Whether the control has to wait for the scripts, and is busy until then. */
  readonly waits?: true;
  /** What the visitor sees after the scripts have started. */
  readonly effect: (page: Page) => Promise<unknown>;
  /** Everything that leaves the page (see {@link recordExits}). */
  readonly exits?: readonly string[];
}

const main = (page: Page) => page.getByRole('main');
const fold = (page: Page, summary: string) =>
  page.locator('details', { has: page.getByText(summary, { exact: true }) });
const menu = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Menu|Close)$/ });
const strip = (page: Page) =>
  carouselOf(page).root.getByRole('group', { name: carouselWords.strip });
const showPassword = (page: Page) => main(page).getByRole('button', { name: /^(Show|Hide) / });
const pressEnter = (control: Locator) => control.press('Enter');

async function fillIn(page: Page): Promise<void> {
  const { email, password } = await createAccount();
  await formOf(page).email.fill(email);
  await formOf(page).password.fill(password);
}

const login = {
  path: '/login?from=%2Fservices%3Fday%3Dmonday%23week',
  before: fillIn,
  waits: true,
  effect: async (page: Page) => {
    await expect(logoutButton(page)).toBeVisible();
    await expect(page).toHaveURL('/services?day=monday#week');
  },
  exits: ['signInWithPassword'],
} as const;

/**
 * Each kind of control that visitors can press before the scripts start. Links to forms are in
 * beforeScripts.spec.
 */
const presses: Readonly<Record<string, EarlyPress>> = {
  'a link': {
    path: '/',
    control: (page) => barLink(page, 'About'),
    effect: (page) => expect(page).toHaveURL('/about'),
    exits: ['/about'],
  },
  'a link to a part of the page': {
    path: '/services',
    control: (page) => main(page).locator('a[href="#timetable"]'),
    effect: async (page) => {
      await expect(page).toHaveURL('/services#timetable');
      await expect(page.locator('#timetable')).toBeInViewport();
    },
  },
  'the skip link': {
    path: '/about',
    control: (page) => page.getByRole('link', { name: navbarWords.skip }),
    press: pressEnter,
    effect: (page) => expect(main(page)).toBeFocused(),
  },
  'a phone number': {
    path: '/',
    control: (page) => main(page).getByRole('link', { name: site.contact.phone, exact: true }),
    effect: (page) => expect(page).toHaveURL('/'),
    exits: [site.contact.phoneHref],
  },
  'a link to another site': {
    path: '/',
    control: (page) => main(page).getByRole('link', { name: mapWords.open }),
    effect: (page) => expect(page).toHaveURL('/'),
    exits: [mapHref],
  },
  'a download': {
    path: '/about',
    control: (page) => page.getByRole('link', { name: aboutWords.download }),
    effect: (page) => expect(page).toHaveURL('/about'),
    exits: [`${coach.slug}.vcf`],
  },
  'the menu button': {
    path: '/about',
    onPhone: true,
    control: menu,
    effect: async (page) => {
      await expect(menu(page)).toHaveAccessibleName(navbarWords.close);
      await expect(barLink(page, 'Blogs')).toBeVisible();
    },
  },
  'a link in the menu': {
    path: '/',
    onPhone: true,
    before: (page) => menu(page).click(),
    control: (page) => page.getByRole('banner').getByRole('link', { name: firstVisit.heading }),
    effect: async (page) => {
      await expect(page).toHaveURL('/#visit');
      await expect(barLink(page, 'Blogs')).toBeHidden();
      await expect(page.locator('#visit')).toBeInViewport();
    },
  },
  'an arrow key in the carousel': {
    path: '/',
    control: strip,
    press: (slides) => slides.press('ArrowRight'),
    effect: (page) => expect.poll(() => currentSlide(page)).toBe(2),
  },
  'a folded answer on Home': {
    path: '/',
    control: (page) => page.getByText(firstVisit.questions[0]!.question),
    effect: async (page) => {
      await expect(main(page).locator('#visit details[open]')).toHaveCount(1);
      await expect(fold(page, firstVisit.questions[0]!.question)).toHaveAttribute('open');
    },
  },
  'an article': {
    path: '/blogs',
    control: (page) => main(page).locator('summary').first(),
    effect: (page) => expect(main(page).locator('details').first()).toHaveAttribute('open'),
  },
  'a class that is open': {
    path: '/services/2',
    control: (page) => page.locator('details[name=times][open] > summary'),
    effect: async (page) => {
      // The dates are listed.
      await expect(page.getByText(/later dates$/i)).toBeVisible();
      await expect(page.locator('details[name=times][open]')).toHaveCount(0);
    },
  },
  'a class that is closed': {
    path: '/services/2',
    control: (page) => page.locator('details[name=times]:not([open]) > summary').first(),
    effect: (page) => expect(page.locator('details[name=times][open]')).toHaveCount(1),
  },
  'the label of a field': {
    path: '/login',
    control: (page) => main(page).getByText('Email', { exact: true }),
    effect: (page) => expect(formOf(page).email).toBeFocused(),
  },
  'Show, by touch': {
    path: '/login',
    control: showPassword,
    press: (button) => button.tap(),
    waits: true,
    effect: async (page) => {
      const { password } = formOf(page);
      await expect(password).toHaveAttribute('type', 'text');
      await showPassword(page).click();
      await expect(password).toHaveAttribute('type', 'password');
    },
  },
  Login: { ...login, control: (page) => formOf(page).login },
  'Enter in a field': { ...login, control: (page) => formOf(page).password, press: pressEnter },
  'Sign Up': {
    path: '/signup',
    before: async (page) => {
      await formOf(page).email.fill(freshEmail());
      await formOf(page).password.fill(goodPassword);
      await formOf(page).confirmation.fill(goodPassword);
    },
    control: (page) => formOf(page).signUp,
    waits: true,
    effect: (page) => expect(logoutButton(page)).toBeVisible(),
    exits: ['signUp'],
  },
  'the button of an empty form': {
    path: '/account/forgot',
    control: (page) => formOf(page).submit,
    waits: true,
    effect: (page) => expect(page.getByText(messages.emailRequired)).toBeVisible(),
  },
  'Google’s button': {
    path: '/signup',
    control: (page) => formOf(page).google,
    waits: true,
    effect: async (page) => {
      const popups = () => page.context().pages().slice(1);
      await expect.poll(() => popups().length).toBe(1);
      await chooseNewAccount(popups()[0]!, freshEmail('google'));
      await expect(logoutButton(page)).toBeVisible();
      await expect(page).toHaveURL('/');
    },
    exits: ['popup'],
  },
  Logout: {
    path: '/about',
    isSignedIn: true,
    control: logoutButton,
    waits: true,
    effect: async (page) => {
      await expect(loginLink(page)).toBeVisible();
      expect(await page.evaluate(() => localStorage.length)).toBe(0);
    },
  },
};

/**
 * Returns a list of what leaves the page from now on: documents, downloads, popups, URLs for other
 * apps, and requests that sign in or up.
 */
function recordExits(page: Page): readonly string[] {
  const exits: string[] = [];
  page.on('request', (request) => {
    const { origin, pathname, href } = new URL(request.url());
    const [, method] = /accounts:(signInWithPassword|signUp)/.exec(pathname) ?? [];
    if (method && request.method() === 'POST') exits.push(method);
    if (!request.isNavigationRequest() || request.frame() !== page.mainFrame()) return;
    exits.push(origin === siteOrigin ? pathname : href);
  });
  page.on('download', (file) => exits.push(file.suggestedFilename()));
  page.on('popup', () => exits.push('popup'));
  return exits;
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

for (const [name, press] of Object.entries(presses))
  test(`a press of ${name} before the scripts start counts once`, async ({ page }) => {
    if (press.onPhone) await page.setViewportSize(phone.viewport);
    if (press.isSignedIn) await beSignedIn(page);
    const release = await holdScripts(page);
    await page.goto(press.path);
    await press.before?.(page);
    const exits = recordExits(page);
    const typed = await readFields(page);
    const busy = page.locator('[aria-busy=true]');
    const control = press.control(page);
    await (press.press ? press.press(control) : control.click());
    if (press.waits) {
      await expect(busy).toHaveCount(1);
      // Nothing is sent yet, above all no password in the URL.
      await expect(page).toHaveURL(press.path);
      expect(await readFields(page)).toEqual(typed);
    }
    release();
    await waitForHydration(page);
    await press.effect(page);
    await expect(busy).toHaveCount(0);
    expect(exits).toEqual(press.exits ?? []);
  });

test('buttons that need the time or a slide can’t be pressed before the scripts start', async ({
  page,
}) => {
  const release = await holdScripts(page);
  const calendar = page.getByRole('button', { name: timesWords.calendar });
  for (const [path, button] of [
    ['/', carouselOf(page).next],
    ['/', carouselOf(page).start],
    ['/services/2', calendar],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(button).toBeHidden();
  }
  release();
  await expect(calendar).toBeVisible();
});
