import { sessionKey } from '@/lib/auth/session/hint';

let signedOut = false;

const note = ({ key, newValue }: StorageEvent) => {
  if (key === sessionKey) signedOut = newValue === null;
};

/** Whether another tab signed out while the SDK has been starting up in this one. */
export const signedOutMeanwhile = () => signedOut;

/** Listens to the other tabs until `ready` settles; resolves to whether one of them signed out meanwhile. */
export async function watchStartUp(ready: Promise<unknown>): Promise<boolean> {
  window.addEventListener('storage', note);
  try {
    await ready;
    return signedOut;
  } finally {
    window.removeEventListener('storage', note);
    signedOut = false;
  }
}
