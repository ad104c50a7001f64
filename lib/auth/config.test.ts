/** @jest-environment node */

test('with a project there is no emulator, even where its address is set', async () => {
  Object.assign(process.env, {
    NEXT_PUBLIC_FIREBASE_API_KEY: 'key',
    NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'studio.example',
    NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'studio',
    NEXT_PUBLIC_FIREBASE_APP_ID: '1:2:web:3',
    NEXT_PUBLIC_AUTH_EMULATOR: 'http://127.0.0.1:9191',
  });
  const { authConfig } = await import('./config');
  expect(authConfig).toEqual({
    apiKey: 'key',
    authDomain: 'studio.example',
    projectId: 'studio',
    appId: '1:2:web:3',
    emulator: undefined,
  });
});
