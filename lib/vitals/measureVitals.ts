import { vitalsCallback } from './callback';
import { reportVitals } from './reportVitals';

/** Starts the measuring with this build's callback; a module of its own, so that pages can load it late. */
export function startVitals(): Promise<void> {
  return reportVitals(vitalsCallback);
}
