import { reportError } from './reportError';

const sendBeacon = jest.fn<boolean, [string, string]>();
const error = new TypeError('broken');

beforeEach(() => {
  Object.assign(navigator, { sendBeacon });
  jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  delete process.env.NEXT_PUBLIC_ERRORS;
  jest.restoreAllMocks();
  sendBeacon.mockClear();
});

it('tells the console only, unless the build names an address', () => {
  reportError(error);
  reportError('stale', 'warn');
  expect(console.error).toHaveBeenCalledWith(error);
  expect(console.warn).toHaveBeenCalledWith('stale');
  expect(sendBeacon).not.toHaveBeenCalled();
});

it('tells the owner as well, with the page that it happened on', () => {
  process.env.NEXT_PUBLIC_ERRORS = '/errors';
  reportError(error);
  reportError('stale', 'warn');
  expect(console.error).toHaveBeenCalledWith(error);
  expect(sendBeacon.mock.calls.map(([to, body]) => [to, JSON.parse(body)])).toEqual([
    ['/errors', { level: 'error', message: 'TypeError: broken', stack: error.stack, page: '/' }],
    ['/errors', { level: 'warn', message: 'stale', page: '/' }],
  ]);
});
