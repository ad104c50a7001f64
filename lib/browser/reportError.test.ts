import { reportError } from './reportError';

const sendBeacon = jest.fn<boolean, [string, string]>();
const error = new TypeError('broken');

beforeEach(() => {
  Object.assign(navigator, { sendBeacon });
  jest.spyOn(console, 'error').mockImplementation();
  jest.spyOn(console, 'warn').mockImplementation();
});

it('tells the console, and the owner where the build names an address', () => {
  reportError(error);
  reportError('stale', 'warn');
  expect(console.error).toHaveBeenCalledWith(error);
  expect(console.warn).toHaveBeenCalledWith('stale');
  expect(sendBeacon).not.toHaveBeenCalled();

  process.env.NEXT_PUBLIC_ERRORS = '/errors';
  reportError(error);
  reportError('stale', 'warn');
  expect(console.error).toHaveBeenCalledTimes(2);
  expect(sendBeacon.mock.calls.map(([to, body]) => [to, JSON.parse(body)])).toEqual([
    ['/errors', { level: 'error', message: 'TypeError: broken', stack: error.stack, page: '/' }],
    ['/errors', { level: 'warn', message: 'stale', page: '/' }],
  ]);
});
