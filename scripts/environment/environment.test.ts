/** @jest-environment node */
import { sampleVariables } from '@/e2e/fixtures/environment';
import { buildTarget, nextEnvironment, portFrom, projectProblems } from './target';
import { buildVariables, problemsOf } from './variables';

const siteUrl = 'https://www.my-studio.example';
const project = { ...sampleVariables, NEXT_PUBLIC_SITE_URL: '' };
const all = { ...project, NEXT_PUBLIC_SITE_URL: siteUrl };

test.each([
  ['NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', 'login.example.com'],
  ['NEXT_PUBLIC_SITE_URL', 'https://xn--caf-dma.example/'],
  ['NEXT_PUBLIC_SITE_URL', 'https://staging.example.com:8443'],
  ['NEXT_PUBLIC_VITALS', 'https://vitals.example.com/power-zone'],
  ['NEXT_PUBLIC_VITALS', '/vitals'],
])('%s may be %p', (name, value) => {
  expect(problemsOf({ ...all, [name]: value }, true)).toEqual([]);
});

test.each([
  ['NEXT_PUBLIC_FIREBASE_API_KEY', '"AIzaSyA",'],
  ['NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', 'https://my-studio.firebaseapp.com'],
  ['NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', "*.example.com; script-src 'unsafe-inline'"],
  ['NEXT_PUBLIC_FIREBASE_PROJECT_ID', 'My Studio'],
  ['NEXT_PUBLIC_FIREBASE_PROJECT_ID', '--debug'],
  ['NEXT_PUBLIC_FIREBASE_APP_ID', 'my-studio'],
  ['NEXT_PUBLIC_SITE_URL', 'www.example.com'],
  ['NEXT_PUBLIC_SITE_URL', 'http://www.example.com'],
  ['NEXT_PUBLIC_SITE_URL', 'https://www.example.com/studio'],
  ['NEXT_PUBLIC_VITALS', '//other.example/vitals'],
  ['NEXT_PUBLIC_VITALS', 'vitals'],
])('%s must not be %p, and the message says what is expected', (name, value) => {
  const { expected } = buildVariables.find((variable) => variable.name === name)!;
  const problem = `${name} is "${value}", expected ${expected}`;
  expect(problemsOf({ ...all, [name]: value }, true)).toEqual([problem]);
  expect(problemsOf({ [name]: value }, false)).toEqual([problem]);
});

test('a build without a Firebase project uses the local emulator', () => {
  const stamp = { target: 'emulator', authEmulator: 'http://127.0.0.1:9105' };
  expect(buildTarget({ NEXT_PUBLIC_FIREBASE_APP_ID: '' }, 9105)).toEqual(stamp);
  expect(buildTarget({ NEXT_PUBLIC_SITE_URL: siteUrl }, 9105)).toEqual(stamp);
});

test('a build with all variables uses the Firebase project and contains no emulator’s URL', () => {
  expect(buildTarget(all, 9099)).toEqual({ target: 'production' });
  const leftOver = { NODE_ENV: 'test', NEXT_PUBLIC_AUTH_EMULATOR: 'http://127.0.0.1:1' } as const;
  const made = nextEnvironment({ target: 'production' }, leftOver);
  expect(made.NEXT_PUBLIC_AUTH_EMULATOR).toBeUndefined();
});

test.each([
  ['without a URL', project, '\n  NEXT_PUBLIC_SITE_URL is not set'],
  [
    'with only one variable',
    { NEXT_PUBLIC_FIREBASE_APP_ID: '1:2:web:3' },
    '\n  NEXT_PUBLIC_FIREBASE_API',
  ],
  ['without a project on Cloudflare', { CF_PAGES: '1' }, '\n  NEXT_PUBLIC_FIREBASE_API_KEY is not'],
  ['without a project on Netlify', { NETLIFY: '1' }, '\n  NEXT_PUBLIC_FIREBASE_API_KEY is not'],
  [
    'for the emulator with an invalid value',
    { NEXT_PUBLIC_SITE_URL: ' ' },
    'SITE_URL is " ", expected',
  ],
])('a build %s is refused', (_, environment, message) => {
  expect(() => buildTarget(environment, 9099)).toThrow(message);
});

test('a deploy without a Firebase project is refused, and the message names each variable', () => {
  for (const name of Object.keys(all)) expect(projectProblems({})).toContain(`\n  ${name} is`);
  const without = { ...all, NEXT_PUBLIC_FIREBASE_APP_ID: '' };
  expect(projectProblems(without)).toMatch(/:\n {2}NEXT_PUBLIC_FIREBASE_APP_ID is [^\n]*$/);
  expect(projectProblems(all)).toBeUndefined();
});

test('a port is read from the environment and has a default', () => {
  expect(portFrom('PORT', 5000, { NODE_ENV: 'test' })).toBe(5000);
  expect(portFrom('PORT', 5000, { NODE_ENV: 'test', PORT: '8080' })).toBe(8080);
});

test.each(['abc', '0', '65536', '80.5', '-1'])('%s is not a port', (PORT) => {
  const read = () => portFrom('PORT', 5000, { NODE_ENV: 'test', PORT });
  expect(read).toThrow(`Set PORT to a number from 1 to 65535: it is "${PORT}"`);
});
