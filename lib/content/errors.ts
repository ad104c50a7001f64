/** What a visitor reads when a page breaks; the details go to the console. */
export const errorTexts = {
  heading: 'This page broke',
  text: 'Our fault, not yours. Loading it again usually mends it.',
  action: 'Load again',
} as const;

/** The message for a visitor who is offline and follows a link to a page that has to be fetched. */
export const offlineText = 'You are offline, so this page stays.';
