/** Tests of the Chromium suite: the file below e2e/ and a part of the title; a file alone means all its tests. */
type Tests = readonly string[];

/** Tests of a state that Playwright cannot set in Firefox, but Firefox's own settings can. */
export const bySettings: Readonly<
  Record<string, { prefs: Readonly<Record<string, number | boolean>>; tests: Tests }>
> = {
  'reduced motion': {
    prefs: { 'ui.prefersReducedMotion': 1 },
    tests: ['home/carousel.spec.ts › with reduced motion it starts stopped'],
  },
  'large text': {
    prefs: { 'font.size.variable.x-western': 32 },
    tests: ['access/reflow.spec.ts'],
  },
};

/** Tests that cannot run in Firefox or would prove nothing there, by reason. */
export const cannotRun: Readonly<Record<string, Tests>> = {
  'Playwright has CDP sessions (touches, the cache, the tree of roles) in Chromium only': [
    'frame/menu.phone.spec.ts › the menu opens',
    'frame/standInFonts.spec.ts',
    'home/swipe.phone.spec.ts',
    'speed/requests.spec.ts',
  ],
  'Playwright lets nobody read the clipboard over BiDi': [
    'auth/embedded.phone.spec.ts',
    'services/timetable.spec.ts › price and next class stay in view',
  ],
  'media are not emulated over BiDi; e2e/firefox/about.spec.ts prints the page': [
    'access/everyPage.spec.ts',
    'pages/about.spec.ts › the CV prints on one A4 page',
    'pages/blogs.spec.ts › on paper every answer is open',
    'services/timetable.spec.ts › the week can be filtered',
    'services/timetable.spec.ts › forced colours tell',
  ],
  'Playwright cannot switch JavaScript off over BiDi, and the setting of Firefox stops its assertions too':
    ['access/withoutJavaScript.spec.ts'],
  'taps do nothing over BiDi': ['speed/beforeScripts.spec.ts › that is pressed by a finger'],
  'the body of a request is not known over BiDi': [
    'auth/protectedEmails.spec.ts',
    'hostile/forms.spec.ts › valid input of /login',
  ],
  'starts Chromium itself, with its back/forward cache; e2e/firefox/session.spec.ts has that of Firefox':
    ['auth/backForwardCache.spec.ts', 'speed/backForwardCache.spec.ts'],
  'Firefox does not report layout shifts; e2e/firefox/rendering.spec.ts compares positions': [
    'speed/newPage.spec.ts › a new page appears',
    'speed/newPage.spec.ts › a large picture follows the heading',
    'auth/session.spec.ts › nothing moves while',
  ],
};
