import { apiKey } from './session';

/**
 * The ID of the local emulator's project. Firebase's tools need no account for an ID that starts
 * with `demo-`.
 */
export const demoProject = 'demo-studio';

// The name of each variable is spelled out, because the bundler replaces only these exact
// expressions.
const authDomain = process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN;
const projectId = process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID;
const appId = process.env.NEXT_PUBLIC_FIREBASE_APP_ID;
const emulator = process.env.NEXT_PUBLIC_AUTH_EMULATOR;

/**
 * The configuration of the build's Firebase project or, if its variables aren't set, of the local
 * emulator. `emulator` is the emulator's origin.
 */
export const authConfig = projectId
  ? { apiKey, authDomain, projectId, appId, emulator: undefined }
  : {
      apiKey,
      authDomain: `${demoProject}.firebaseapp.com`,
      projectId: demoProject,
      emulator: emulator || 'http://127.0.0.1:9099',
    };
