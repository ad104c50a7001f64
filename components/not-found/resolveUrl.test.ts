/** @jest-environment node */
import { makeService } from '@/components/services/testing';
import type { Service } from '@/lib/services/service';
import { notFoundWords } from '@/lib/words';
import { correctCase, resolveUrl, type Resolution } from './resolveUrl';

const routes = ['/', '/home', '/services', '/about', '/login', '/signup'];

test.each([
  ['/SignUp', '/signup'],
  ['/Services/', '/services'],
  ['/ABOUT//', '/about'],
  ['/SERVICES/Yoga%20Flow', '/services/Yoga%20Flow'],
])('%s is corrected to %s', (typed, path) => {
  expect(correctCase(typed, routes)).toBe(path);
});

test.each(['/', '/about', '/services/Yoga', '/Servicess', '/About/me', '/x/Services/1', ''])(
  '%p isn’t corrected',
  (path) => {
    expect(correctCase(path, routes)).toBeUndefined();
  },
);

const loadServices = jest.fn<Promise<readonly Service[]>, []>();

const newerService = makeService('new/1', { name: '100% Row?', price: '$31' });
const serve = (...services: Service[]) => loadServices.mockResolvedValue(services);

/** Resolves a URL for which the host has no page. Returns the resolutions and the redirects. */
async function open(pathname: string, search = '', hash = '') {
  const resolutions: Resolution[] = [];
  const redirects: string[] = [];
  await resolveUrl(
    {
      location: { pathname, search, hash },
      routes,
      loadServices,
      replace: (url) => redirects.push(url),
    },
    (resolution) => resolutions.push(resolution),
  );
  return { resolutions, redirects };
}

beforeEach(() => {
  loadServices.mockReset();
  serve(makeService('1'), makeService('100%25 Row?'), newerService);
});
afterEach(() => jest.restoreAllMocks());

test('a known route with different capitalization redirects with query and fragment', async () => {
  expect(await open('/ABOUT', '?a=B', '#C')).toEqual({
    resolutions: [],
    redirects: ['/about?a=B#C'],
  });
  expect(await open('/Services/Yoga')).toEqual({ resolutions: [], redirects: ['/services/Yoga'] });
  expect(loadServices).not.toHaveBeenCalled();
});

test.each(['/nope', '/services', '/services/', '/a/services/b'])(
  '%s is not looked up',
  async (path) => {
    expect(await open(path)).toEqual({ resolutions: [], redirects: [] });
    expect(loadServices).not.toHaveBeenCalled();
  },
);

test.each(['new%2F1', 'new/1', '100%25%20Row%3F', '$31', '$31/'])(
  '/services/%s, which is newer than the build, is found',
  async (segment) => {
    const { resolutions, redirects } = await open(`/services/${segment}`);
    expect(resolutions[0]).toEqual({ status: notFoundWords.searching });
    expect(resolutions.at(-1)?.status).toBe('100% Row?: $31 | Test Gym');
    expect(resolutions.at(-1)?.found?.service).toEqual(newerService);
    expect(redirects).toEqual([]);
  },
);

test('if the list cannot be loaded, the 404 screen stays', async () => {
  loadServices.mockRejectedValue(new Error('the host answered 500'));
  const { resolutions } = await open('/services/row');
  expect(resolutions.at(-1)).toEqual({ status: '' });
});

test.each(['nothing', '%E0%A4%A'])('/services/%s keeps the 404 screen', async (segment) => {
  const { resolutions } = await open(`/services/${segment}`);
  expect(resolutions).toEqual([{ status: notFoundWords.searching }, { status: '' }]);
});

test('an escape in the URL is decoded once', async () => {
  const idOf = async (path: string) => (await open(path)).resolutions.at(-1)?.found?.service.id;
  serve(makeService('A'), makeService('100%'));
  expect(await idOf('/services/%2541')).toBeUndefined();
  expect(await idOf('/services/100%2525')).toBeUndefined();
  serve(makeService('A'), makeService('%41'));
  expect(await idOf('/services/%2541')).toBe('%41');
});
