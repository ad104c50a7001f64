import { apiKey } from './session';

/** The project of the local emulator. With the prefix `demo-` Firebase's tools never ask for an account. */
export const demoProject = 'demo-studio';

// Each variable is spelled out: the bundler puts values in place of these exact expressions only.
const authDomain = process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN;
const projectId = process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID;
const appId = process.env.NEXT_PUBLIC_FIREBASE_APP_ID;
const emulator = process.env.NEXT_PUBLIC_AUTH_EMULATOR;
const anySet = process.env.NEXT_PUBLIC_FIREBASE_API_KEY || authDomain || projectId || appId;

/**
 * The Firebase project that this build signs in with; with no variable set, that of the local emulator, which needs no account.
 * `emulator` is the emulator's origin, and undefined with a project.
 */
export const authConfig = anySet
  ? { apiKey, authDomain, projectId, appId, emulator: undefined }
  : {
      apiKey,
      authDomain: `${demoProject}.firebaseapp.com`,
      projectId: demoProject,
      emulator: emulator || 'http://127.0.0.1:9099',
    };
