/** Words that the law pages share. */
export const lawTexts = {
  sample:
    'This page is a sample. The words in square brackets stand for what only the studio knows: fill them in before the site goes online, and have the page checked.',
  changed: 'Last changed',
  /** The name of the links in the last line of the footer, for screen readers. */
  navigation: 'Legal',
} as const;
