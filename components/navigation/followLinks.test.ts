import { fireEvent } from '@testing-library/dom';
import { followLinks, linkRoute, restTime } from './followLinks';

const route = (href: string, at = '/home') => {
  const page = new URL(at, 'https://power-zone.example');
  return linkRoute(new URL(href, page), page);
};

it.each([
  ['/about', 'page'],
  ['/services/1%20Yoga%202.5', 'page'],
  ['/services/v1.2', 'page'],
  ['/login?from=%2Fabout', 'page'],
  ['/about#contact', 'page'],
  ['/home?x=1', 'query'],
  ['/home?x=1#services', 'browser'],
  ['/', 'page'],
  ['/home', 'top'],
  ['#services', 'browser'],
  ['/home#services', 'browser'],
  ['/coach.vcf', 'browser'],
  ['/.well-known/security.txt', 'browser'],
  ['https://other.example/about', 'browser'],
  ['mailto:hello@power-zone.example', 'browser'],
] as const)('takes a click on %s as %s', (href, expected) => {
  expect(route(href)).toBe(expected);
});

it('compares paths in their encoded form', () => {
  expect(route('/services/1 Yoga', '/services/1%20Yoga')).toBe('top');
});

const router = {
  push: jest.fn(),
  prefetch: jest.fn(),
  isOnItsWay: () => false,
  onPopState: jest.fn(),
};
const stayHere = (event: Event) => event.preventDefault();
let stop: () => void;

beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
  window.history.replaceState(null, '', '/home');
  window.scrollTo = jest.fn();
  // Whatever is left to the browser ends here: jsdom cannot navigate.
  window.addEventListener('click', stayHere);
  stop = followLinks(router);
});

afterEach(() => {
  stop();
  window.removeEventListener('click', stayHere);
  document.body.innerHTML = '';
  jest.useRealTimers();
});

/** Puts a link on the page and answers the word inside it. */
function link(href: string, attributes = ''): HTMLElement {
  document.body.innerHTML = `<a href="${href}" ${attributes}><span>link</span></a>`;
  return document.body.querySelector('span') as HTMLElement;
}

/** Focuses the link around a word as the Tab key would; jsdom takes every focus for a visible one. */
const focusByKeyboard = (word: HTMLElement) => word.closest('a')?.focus();

const address = (path: string) => new URL(path, window.location.href).href;

it.each([
  ['a file', '/coach.vcf', '', {}],
  ['a new tab', '/about', 'target="_blank"', {}],
  ['a download', '/about', 'download', {}],
  ['the middle button', '/about', '', { button: 1 }],
  ['the control key', '/about', '', { ctrlKey: true }],
  ['the command key', '/about', '', { metaKey: true }],
])('leaves %s to the browser', (_, href, attributes, init) => {
  let answered = true;
  document.addEventListener('click', (event) => (answered = event.defaultPrevented), {
    once: true,
  });
  fireEvent.click(link(href, attributes), init);
  expect(answered).toBe(false);
  expect(router.push).not.toHaveBeenCalled();
});

it('leaves a click that something else has answered alone', () => {
  const target = link('/about');
  target.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(target);
  expect(router.push).not.toHaveBeenCalled();
});

it('scrolls to the top for a link to the page in view, without a request', () => {
  fireEvent.click(link('/home'));
  expect(window.scrollTo).toHaveBeenCalledWith(0, 0);
  expect(router.push).not.toHaveBeenCalled();
});

it('fetches a page once, when the pointer rests on its link', () => {
  const target = link('/about');
  fireEvent.pointerOver(target);
  jest.advanceTimersByTime(restTime - 1);
  expect(router.prefetch).not.toHaveBeenCalled();
  jest.advanceTimersByTime(1);
  focusByKeyboard(target);
  expect(router.prefetch.mock.calls).toEqual([[address('/about')]]);
});

it('fetches nothing for a pointer that passes over', () => {
  const target = link('/about');
  fireEvent.pointerOver(target);
  fireEvent.pointerOut(target);
  jest.advanceTimersByTime(1000);
  expect(router.prefetch).not.toHaveBeenCalled();
});

it('fetches neither files nor the page in view', () => {
  focusByKeyboard(link('/coach.vcf'));
  focusByKeyboard(link('/home'));
  expect(router.prefetch).not.toHaveBeenCalled();
});

it('fetches nothing ahead for a visitor who saves data', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  focusByKeyboard(link('/about'));
  expect(router.prefetch).not.toHaveBeenCalled();
  Reflect.deleteProperty(navigator, 'connection');
});

it('takes no finger for a resting mouse', () => {
  const finger = Object.assign(new Event('pointerover', { bubbles: true }), {
    pointerType: 'touch',
  });
  fireEvent(link('/about'), finger);
  jest.advanceTimersByTime(1000);
  expect(router.prefetch).not.toHaveBeenCalled();
});
