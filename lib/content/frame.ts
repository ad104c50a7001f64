/** The texts around every page: the skip link and the navigation bar (product 2.2). */
export const frameTexts = {
  skip: 'Skip to content',
  /** The name of the navigation in the bar, for screen readers. */
  navigation: 'Main',
  menu: 'Menu',
  /** For screen readers, while a page is on its way for longer than a moment. */
  loading: 'Loading the page',
} as const;

/** The name of the button that puts a toast away. */
export const dismissText = 'Dismiss';
