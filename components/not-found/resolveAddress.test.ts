/** @jest-environment node */
import fc from 'fast-check';
import { notFoundTexts } from '@/lib/content/notFound';
import { correctCase, resolveAddress, type Resolution } from './resolveAddress';

test.each([
  ['/SignUp', '/signup'],
  ['/LOGIN', '/login'],
  ['/Home', '/home'],
  ['/Services', '/services'],
  ['/Services/', '/services'],
  ['/ABOUT//', '/about'],
  ['/Blogs', '/blogs'],
  ['/Services/1', '/services/1'],
  ['/SERVICES/Yoga%20Flow', '/services/Yoga%20Flow'],
])('%s is %s', (typed, path) => {
  expect(correctCase(typed)).toBe(path);
});

test.each([
  '/',
  '/about',
  '/about/',
  '/services/Yoga',
  '/Servicess',
  '/About/me',
  '/x/Services/1',
  '/404',
  '',
])('%p is left alone', (path) => {
  expect(correctCase(path)).toBeUndefined();
});

test('never leads back to itself, never leaves the site, and changes the case only', () => {
  const words = fc.constantFrom(
    'services',
    'SERVICES',
    'Home',
    'signup',
    'SignUp',
    'x',
    '',
    '..',
    'evil.example',
  );
  fc.assert(
    fc.property(fc.array(words, { maxLength: 4 }), (parts) => {
      const typed = `/${parts.join('/')}`;
      const path = correctCase(typed);
      if (path === undefined) return;
      expect(correctCase(path)).toBeUndefined();
      expect(path).toMatch(/^\/[a-z]/);
      expect(`${path}/`.toLowerCase().startsWith(typed.toLowerCase().replace(/\/+$/, ''))).toBe(
        true,
      );
    }),
    { numRuns: 2000 },
  );
});

const findLive = jest.fn<Promise<Resolution | undefined>, [string]>();
jest.mock('./findLive', () => ({ findLive: (segment: string) => findLive(segment) }));

/** Opens an address without a page; says what was shown and where it went. */
async function open(pathname: string, search = '', hash = '') {
  const shown: Resolution[] = [];
  const gone: string[] = [];
  await resolveAddress(
    { location: { pathname, search, hash }, replace: (address) => gone.push(address) },
    (resolution) => shown.push(resolution),
  );
  return { shown, gone };
}

beforeEach(() => findLive.mockReset().mockResolvedValue(undefined));
afterEach(() => jest.restoreAllMocks());

test('a known route in another case is gone to, query and fragment kept', async () => {
  expect(await open('/ABOUT', '?a=B', '#C')).toEqual({ shown: [], gone: ['/about?a=B#C'] });
  expect(await open('/Services/Yoga')).toEqual({ shown: [], gone: ['/services/Yoga'] });
  expect(findLive).not.toHaveBeenCalled();
});

test.each(['/nope', '/services', '/services/', '/a/services/b'])(
  '%s asks nothing',
  async (path) => {
    expect(await open(path)).toEqual({ shown: [], gone: [] });
    expect(findLive).not.toHaveBeenCalled();
  },
);

test('a service that the build did not know is shown', async () => {
  findLive.mockResolvedValue({ status: '', title: 'Row: $31', screen: 'details' });
  const { shown, gone } = await open('/services/Row%20it/');
  expect(findLive).toHaveBeenCalledWith('Row%20it');
  expect(shown[0]).toEqual({ status: notFoundTexts.searching });
  expect(shown.at(-1)).toMatchObject({ title: 'Row: $31', screen: 'details' });
  expect(gone).toEqual([]);
});

test('an address that means nothing keeps the 404 screen', async () => {
  const { shown } = await open('/services/nothing');
  expect(shown).toEqual([{ status: notFoundTexts.searching }, { status: '' }]);
});

test('a list that cannot be had keeps the 404 screen, with one message on the console', async () => {
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  findLive.mockRejectedValue(new Error('the host answered 500'));
  const { shown } = await open('/services/row');
  expect(shown.at(-1)).toEqual({ status: '' });
  expect(warn.mock.calls).toEqual([
    ['This address cannot be looked up in /data.json: the host answered 500.'],
  ]);
});
