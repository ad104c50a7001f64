import { whenElementsAreAdded } from './whenElementsAreAdded';

/**
 * Opens the `details` that the fragment of the address leads into as soon as it is in the document. Browsers do it too, but
 * after the first paint, and what is below then moves.
 * @throws URIError when the fragment is not encoded
 */
export function openTarget(): void {
  const id = decodeURIComponent(location.hash.slice(1));
  if (!id) return;
  const end = whenElementsAreAdded(() => {
    const target = document.getElementById(id);
    if (!target) return;
    end();
    const details = target.closest('details');
    if (details) details.open = true;
  });
  addEventListener('load', end, { once: true });
}
