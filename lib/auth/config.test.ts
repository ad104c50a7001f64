/** @jest-environment node */
import type { AuthConfig } from './config';

const names = [
  'NEXT_PUBLIC_FIREBASE_API_KEY',
  'NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN',
  'NEXT_PUBLIC_FIREBASE_PROJECT_ID',
  'NEXT_PUBLIC_FIREBASE_APP_ID',
  'NEXT_PUBLIC_AUTH_EMULATOR',
];

async function configWith(variables: Record<string, string>): Promise<AuthConfig> {
  for (const name of names) delete process.env[name];
  Object.assign(process.env, variables);
  jest.resetModules();
  return (await import('./config')).authConfig;
}

afterAll(() => configWith({}));

test('without variables it is the demo project on the local emulator', async () => {
  expect(await configWith({})).toMatchObject({
    apiKey: 'demo-key',
    projectId: 'demo-power-zone',
    emulator: 'http://127.0.0.1:9099',
  });
});

test('the emulator may be elsewhere', async () => {
  const config = await configWith({ NEXT_PUBLIC_AUTH_EMULATOR: 'http://127.0.0.1:9191' });
  expect(config.emulator).toBe('http://127.0.0.1:9191');
});

test('with a project there is no emulator, even where its address is set', async () => {
  expect(
    await configWith({
      NEXT_PUBLIC_FIREBASE_API_KEY: 'key',
      NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'studio.example',
      NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'studio',
      NEXT_PUBLIC_FIREBASE_APP_ID: '1:2:web:3',
      NEXT_PUBLIC_AUTH_EMULATOR: 'http://127.0.0.1:9191',
    }),
  ).toEqual({
    apiKey: 'key',
    authDomain: 'studio.example',
    projectId: 'studio',
    appId: '1:2:web:3',
    emulator: undefined,
  });
});
