import { apiKey } from './session';

/** The Firebase project that the site signs in with. */
export interface AuthConfig {
  readonly apiKey: string;
  readonly authDomain: string | undefined;
  readonly projectId: string | undefined;
  readonly appId: string | undefined;
  /** The emulator's origin in a build without a project, otherwise undefined. */
  readonly emulator: string | undefined;
}

/** The project of the local emulator. With the prefix `demo-` Firebase's tools never ask for an account. */
export const demoProject = 'demo-studio';

// Each variable is spelled out: the bundler puts values in place of these exact expressions only.
const authDomain = process.env.NEXT_PUBLIC_FIREBASE_AUTH_DOMAIN;
const projectId = process.env.NEXT_PUBLIC_FIREBASE_PROJECT_ID;
const appId = process.env.NEXT_PUBLIC_FIREBASE_APP_ID;
const emulator = process.env.NEXT_PUBLIC_AUTH_EMULATOR;
const anySet = process.env.NEXT_PUBLIC_FIREBASE_API_KEY || authDomain || projectId || appId;

/** This build's project; with no variable set, the local emulator, whose `demo-` project needs no account. */
export const authConfig: AuthConfig = anySet
  ? { apiKey, authDomain, projectId, appId, emulator: undefined }
  : {
      apiKey,
      authDomain: `${demoProject}.firebaseapp.com`,
      projectId: demoProject,
      appId: undefined,
      emulator: emulator || 'http://127.0.0.1:9099',
    };
