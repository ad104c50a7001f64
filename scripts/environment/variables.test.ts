/** @jest-environment node */
import { buildVariables, namesProject, problemsOf } from './variables';
import { sampleVariables } from '@/e2e/fixtures/environment';

const set = (name: string, value: string) => ({ ...sampleVariables, [name]: value });

const right: readonly (readonly [string, string])[] = [
  ['NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN', 'login.example.com'],
  ['NEXT_PUBLIC_SITE_URL', 'https://xn--caf-dma.example/'],
  ['NEXT_PUBLIC_SITE_URL', 'https://staging.example.com:8443'],
  ['NEXT_PUBLIC_VITALS', 'https://vitals.example.com/power-zone'],
  ['NEXT_PUBLIC_ERRORS', '/errors'],
];

const wrong: readonly (readonly [string, string])[] = [
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
  ['NEXT_PUBLIC_ERRORS', 'errors'],
];

test.each(right)('%s may be %p', (name, value) => {
  expect(problemsOf(set(name, value), true)).toEqual([]);
});

test.each(wrong)('%s may not be %p: says what was found and what it must be', (name, value) => {
  const { expected } = buildVariables.find((variable) => variable.name === name)!;
  const problem = `${name} is "${value}", but must be ${expected}`;
  expect(problemsOf(set(name, value), true)).toEqual([problem]);
  expect(problemsOf({ [name]: value }, false)).toEqual([problem]);
});

test('a build for visitors needs every variable but the optional one', () => {
  expect(problemsOf(sampleVariables, true)).toEqual([]);
  const missing = problemsOf({ NEXT_PUBLIC_SITE_URL: '' }, true);
  expect(missing.map((text) => text.split(' ', 1)[0])).toEqual(Object.keys(sampleVariables));
  expect(problemsOf({ NEXT_PUBLIC_SITE_URL: '' }, false)).toEqual([]);
});

test('a project is named as soon as one of its variables is set', () => {
  expect(namesProject({ NEXT_PUBLIC_SITE_URL: 'https://www.example.com' })).toBe(false);
  expect(namesProject({ NEXT_PUBLIC_FIREBASE_APP_ID: '' })).toBe(false);
  expect(namesProject({ NEXT_PUBLIC_FIREBASE_APP_ID: '1:2:web:3' })).toBe(true);
});
