import { apiKey } from './session';

/** The local emulator's project. With the prefix `demo-`, Firebase's tools need no account. */
export const demoProject = 'demo-studio';

// Each variable is spelled out because the bundler only replaces these exact expressions.
const authDomain = process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN;
const projectId = process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID;
const appId = process.env.NEXT_PUBLIC_FIREBASE_APP_ID;
const emulator = process.env.NEXT_PUBLIC_AUTH_EMULATOR;

/** The build's Firebase project; if its variables aren't set, the local emulator's project. `emulator` is the emulator's origin. */
export const authConfig = projectId
  ? { apiKey, authDomain, projectId, appId, emulator: undefined }
  : {
      apiKey,
      authDomain: `${demoProject}.firebaseapp.com`,
      projectId: demoProject,
      emulator: emulator || 'http://127.0.0.1:9099',
    };
