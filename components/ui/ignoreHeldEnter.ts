import type { KeyboardEvent } from 'react';

/**
 * Ignores the repeats of a held Enter: browsers send the form, or press the button, at each of them. A form that fails fast
 * would send a request for each, and the visitor would meet the provider's limit.
 */
export function ignoreHeldEnter(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
