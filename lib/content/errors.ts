/** What a visitor reads when a page breaks; the details go to the console. */
export const errorTexts = {
  heading: 'Something on this page broke',
  text: 'It was our fault, not yours. Loading the page again usually mends it.',
  action: 'Load again',
} as const;
