import { useSyncExternalStore } from 'react';
import { loadedSdk, type Sdk } from './loadSdk';

const none = () => undefined;

/** The SDK once somebody has loaded it; undefined before, and in the prerendered page. */
export function useSdk(): Sdk | undefined {
  return useSyncExternalStore(loadedSdk.subscribe, loadedSdk.get, none);
}
