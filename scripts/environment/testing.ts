/**
 * The studio that tests know: the TypeScript configuration whose paths put the modules of a fixture in the place of the
 * owner's. All tools take it from this variable (next.config.ts).
 */
export const fixtureStudio = process.env.TSX_TSCONFIG_PATH ?? 'e2e/studio/tsconfig.json';

/** A complete set of variables of a made-up project, for tests. */
export const sampleVariables: Readonly<Record<string, string>> = {
  NEXT_PUBLIC_FIREBASE_API_KEY: 'AIzaSyA-made_up',
  NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN: 'my-studio.firebaseapp.com',
  NEXT_PUBLIC_FIREBASE_PROJECT_ID: 'my-studio',
  NEXT_PUBLIC_FIREBASE_APP_ID: '1:1234567890:web:0a1b2c3d4e5f',
  NEXT_PUBLIC_SITE_URL: 'https://www.my-studio.example',
};
