/** @jest-environment node */
import { sampleVariables } from '@/e2e/fixtures/environment';
import { buildTarget, nextEnvironment, portFrom, projectProblems } from './target';

const address = 'https://www.my-studio.example';
const project = { ...sampleVariables, NEXT_PUBLIC_SITE_URL: '' };
const all = { ...project, NEXT_PUBLIC_SITE_URL: address };

it('builds for the local emulator, at its port, when no variable of the project is set', () => {
  const stamp = { target: 'emulator', authEmulator: 'http://127.0.0.1:9105' };
  expect(buildTarget({}, 9105)).toEqual(stamp);
  expect(buildTarget({ NEXT_PUBLIC_SITE_URL: address }, 9105)).toEqual(stamp);
});

it('builds for the project when all are set', () => {
  expect(buildTarget(all, 9099)).toEqual({ target: 'production' });
});

it('never publishes the sample address: a build for visitors needs the site’s own', () => {
  expect(() => buildTarget(project, 9099)).toThrow('\n  NEXT_PUBLIC_SITE_URL is not set; it must');
});

it.each(['CF_PAGES', 'NETLIFY'])('never publishes a build for the emulator (%s)', (name) => {
  expect(() => buildTarget({ [name]: '1' }, 9099)).toThrow(
    '\n  NEXT_PUBLIC_FIREBASE_API_KEY is not',
  );
});

it('refuses a wrong value in a build for the emulator too', () => {
  expect(() => buildTarget({ NEXT_PUBLIC_SITE_URL: ' ' }, 9099)).toThrow('SITE_URL is " ", but');
});

it('refuses a deploy without a project, naming each variable', () => {
  for (const name of Object.keys(all)) expect(projectProblems({})).toContain(`\n  ${name} is`);
  const without = { ...all, NEXT_PUBLIC_FIREBASE_APP_ID: '' };
  expect(projectProblems(without)).toMatch(/be:\n {2}NEXT_PUBLIC_FIREBASE_APP_ID is .*\nWith/);
  expect(projectProblems(all)).toBeUndefined();
});

const leftOver = { NODE_ENV: 'test' as const, NEXT_PUBLIC_AUTH_EMULATOR: 'http://127.0.0.1:1' };

it('never lets an emulator address into pages for visitors', () => {
  const made = nextEnvironment({ target: 'production' }, leftOver);
  expect(made.NEXT_PUBLIC_AUTH_EMULATOR).toBeUndefined();
});

it('reads a port from the environment, or takes the usual one', () => {
  expect(portFrom('PORT', 5000, { NODE_ENV: 'test' })).toBe(5000);
  expect(portFrom('PORT', 5000, { NODE_ENV: 'test', PORT: '8080' })).toBe(8080);
});

it.each(['abc', '0', '65536', '80.5', '-1'])('says that %s is no port', (PORT) => {
  expect(() => portFrom('PORT', 5000, { NODE_ENV: 'test', PORT })).toThrow(
    `PORT is "${PORT}", but`,
  );
});
