/**
 * Calls back whenever the parser or React has added elements, before they are painted.
 * @returns what ends it
 */
export function whenElementsAreAdded(callback: () => void): () => void {
  const observer = new MutationObserver(callback);
  observer.observe(document, { childList: true, subtree: true });
  return () => observer.disconnect();
}
