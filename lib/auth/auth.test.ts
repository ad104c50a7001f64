import { explainSignUp } from './errors';
import { authTexts, language } from '@/lib/words';

const project = {
  NEXT_PUBLIC_FIREBASE_API_KEY: 'key',
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'studio.example',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'studio',
  NEXT_PUBLIC_FIREBASE_APP_ID: '1:2:web:3',
};

/** The provider of a project that asks for reCAPTCHA, as far as the SDK speaks to it. */
function answer(address: string, body: string | undefined): object {
  if (address.includes('/v2/recaptchaConfig')) return { recaptchaKey: 'projects/studio/keys/k' };
  const { captchaResponse } = JSON.parse(body ?? '{}') as { captchaResponse?: string };
  const message = captchaResponse ? 'INVALID_RECAPTCHA_TOKEN' : 'MISSING_RECAPTCHA_TOKEN';
  return { error: { code: 400, message } };
}

const locales: unknown[] = [];
const fetch = async (address: string, { body, headers }: { body?: string; headers: object }) => {
  locales.push(Reflect.get(headers, 'X-Firebase-Locale'));
  const said = answer(address, body);
  return { ok: !('error' in said), json: async () => said };
};

// The SDK asks for these when it is imported.
beforeAll(() => {
  Object.assign(process.env, project);
  Object.assign(globalThis, { fetch, Headers: Map, Response: Object });
});
afterEach(() => jest.restoreAllMocks());

test('a real project that asks for reCAPTCHA is answered without its script, and with a message that says so', async () => {
  jest.spyOn(console, 'log').mockImplementation(() => {});
  const { createUserWithEmailAndPassword } = await import('firebase/auth');
  const { auth } = await import('./auth');
  const failure: unknown = await createUserWithEmailAndPassword(
    auth,
    'ada@b.example',
    'Good1',
  ).catch((error: unknown) => error);
  // The SDK would say here that it cannot load a script, or what came of it.
  expect(explainSignUp(failure)).toEqual({ toast: authTexts.recaptcha });
  // In which the provider writes its mails.
  expect(new Set(locales)).toEqual(new Set([language]));
});
