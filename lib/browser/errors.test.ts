import { keepErrors } from '@/lib/inline/earlyErrors';
import { errorReport, type ErrorReport, reportErrors } from './errors';

const script = `${location.origin}/_next/static/chunks/abc.js`;

/** Creates an error with a stack. By default, the stack has no positions. */
const errorWith = (message: string, ...lines: readonly string[]) =>
  Object.assign(new TypeError(message), { stack: [`TypeError: ${message}`, ...lines].join('\n') });

const thrown = (error: unknown, filename = script) =>
  new ErrorEvent('error', { message: 'Uncaught', filename, lineno: 1, colno: 42, error });

/** Creates an event that jsdom lacks. */
const rejected = (reason: unknown) =>
  Object.assign(new Event('unhandledrejection'), { reason }) as PromiseRejectionEvent;

test.each([
  ['Chromium', `    at Menu (${script}?v=1:1:2345)`, '    at https://other.example/x.js:1:1'],
  ['Chromium, without a name', `    at ${script}:1:2345`],
  ['Firefox and Safari', `Menu@${script}:1:2345`, 'async*other@https://other.example/x.js:1:1'],
])('the position is the first one in the stack of %s', (_, ...lines) => {
  const error = errorWith('x is undefined', ...lines);
  const report = {
    name: 'error',
    message: 'TypeError: x is undefined',
    position: '/_next/static/chunks/abc.js:1:2345',
  };
  expect(errorReport(thrown(error, 'https://other.example/react.js'))).toEqual(report);
  expect(errorReport(rejected(error))).toEqual(report);
});

test('without a stack, the position is the event’s, and the message is what was thrown', () => {
  const position = '/_next/static/chunks/abc.js:1:42';
  expect(errorReport(thrown(errorWith('x')))).toMatchObject({ message: 'TypeError: x', position });
  expect(errorReport(thrown('stop'))).toMatchObject({ message: 'stop', position });
  expect(errorReport(thrown(null))).toMatchObject({ message: 'Uncaught', position });
});

test('a promise that was rejected with another value has only a message', () => {
  expect(errorReport(rejected('gone'))).toEqual({ name: 'error', message: 'gone' });
  expect(errorReport(rejected(undefined))).toEqual({ name: 'error', message: 'undefined' });
});

test.each([
  ['another host', new ErrorEvent('error', { message: 'Script error.' })],
  ['another host with details', thrown(errorWith('x', 'at https://other.example/x.js:1:2'))],
  ['an extension', thrown(errorWith('x', 'at f (chrome-extension://abc/x.js:1:2)'))],
  ['an extension’s promise', rejected(errorWith('x', 'f@moz-extension://abc/x.js:1:2'))],
  ['no script', new Event('error') as ErrorEvent],
])('an error of %s isn’t reported', (_, event) => {
  expect(errorReport(event)).toBeUndefined();
});

test('messages are shortened and have no queries and fragments of URLs', () => {
  const page = `${location.origin}/account/action?oobCode=secret#top`;
  expect(
    errorReport(rejected(`Can’t open '${page}', or /login?from=%2F after React error #418`)),
  ).toEqual({
    name: 'error',
    message: `Can’t open '${location.origin}/account/action', or /login after React error #418`,
  });
  expect(errorReport(rejected('x'.repeat(1000)))?.message).toHaveLength(300);
});

test('errors from before the reporter has loaded are reported, then later ones, five in all', () => {
  keepErrors();
  // Something like this happens if a picture can't be loaded.
  document.body.append(document.createElement('img'));
  document.querySelector('img')!.dispatchEvent(new Event('error'));
  dispatchEvent(new ErrorEvent('error', { message: 'Script error.' }));
  dispatchEvent(thrown('early'));
  dispatchEvent(rejected('early promise'));
  const reports: ErrorReport[] = [];
  reportErrors((report) => reports.push(report));
  expect(reports.map(({ message }) => message)).toEqual(['early', 'early promise']);
  dispatchEvent(rejected('late promise'));
  for (const message of ['fourth', 'fifth', 'sixth']) dispatchEvent(thrown(message));
  expect(reports.map(({ message }) => message).slice(2)).toEqual([
    'late promise',
    'fourth',
    'fifth',
  ]);
});
