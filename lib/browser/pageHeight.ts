const property = '--page-height';

/**
 * Gives the page the height that it had last under this entry of the history: a page that is drawn in the browser is short until
 * then, and a browser that loads it again restores its scroll position earlier. Part of the head script.
 */
export function restoreHeight(): void {
  const { pageHeight } = (history.state ?? {}) as { readonly pageHeight?: number };
  if (pageHeight) document.documentElement.style.setProperty(property, `${pageHeight}px`);
}

/** Once the page is drawn: ends that, and keeps the height from then on. Returns the function that ends it. */
export function keepHeight(): () => void {
  document.documentElement.style.removeProperty(property);
  // Not at `pagehide`: Chromium drops a change of the history that is made then.
  const observer = new ResizeObserver(() => {
    const pageHeight = document.documentElement.scrollHeight;
    history.replaceState({ ...(history.state as object | null), pageHeight }, '');
  });
  observer.observe(document.body);
  return () => observer.disconnect();
}
