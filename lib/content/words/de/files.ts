/* The words of what is no page: facts for language models, and previews. */

/** Labels and headings of `/llms.txt`. */
export const factLabels = {
  address: 'Adresse',
  telephone: 'Telefon',
  email: 'E-Mail',
  services: 'Angebot',
  pages: 'Seiten',
  answers: 'Antworten',
} as const;

/** What a preview shows, for those who cannot see it. */
export const previewAlt = (title: string, line: string, studio: string) =>
  `„${title}“ und „${line}“ unter dem Zeichen von ${studio}`;
