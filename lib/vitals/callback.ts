import type { Vital, VitalsCallback } from './vital';

/**
 * Where measures are sent: a path of this site (`/vitals`) or an https address, which the owner then also allows in
 * the policy's connect-src. Set at build; empty, as it is by default, nothing is measured and no script loaded.
 */
const address = process.env.NEXT_PUBLIC_VITALS;

/** Sends each measure as one JSON beacon, which also survives leaving the page. */
export function sendTo(target: string): VitalsCallback {
  return (vital: Vital) => {
    navigator.sendBeacon(target, JSON.stringify({ ...vital, page: location.pathname }));
  };
}

/** The callback of this build; undefined (the default) switches the reporter off. */
export const vitalsCallback: VitalsCallback | undefined = address ? sendTo(address) : undefined;
