import { onFirstInputDelay } from './firstInputDelay';

/** One measure of one page view (product 7.3). */
export interface Vital {
  readonly name: 'CLS' | 'FCP' | 'FID' | 'INP' | 'LCP' | 'TTFB';
  /** Milliseconds; for CLS a score without a unit. */
  readonly value: number;
  readonly rating: 'good' | 'needs-improvement' | 'poor';
  /** The same for every report of this measure in this page view. */
  readonly id: string;
}

/** Receives each measure when it is final; CLS and INP come when the page is left or hidden. */
export type VitalsCallback = (vital: Vital) => void;

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

/** Hands each measure to the callback, this build's own by default; without one nothing is measured or loaded. */
export async function reportVitals(callback = vitalsCallback): Promise<void> {
  if (!callback) return;
  onFirstInputDelay(callback);
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  const pass = ({ name, value, rating, id }: Vital) => callback({ name, value, rating, id });
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(pass);
}
