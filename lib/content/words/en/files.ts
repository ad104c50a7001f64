/* The words of what is no page: facts for language models, and previews. */

/** Labels and headings of `/llms.txt`. */
export const factLabels = {
  address: 'Address',
  telephone: 'Telephone',
  email: 'Email',
  services: 'Services',
  pages: 'Pages',
  answers: 'Answers',
} as const;

/** What a preview shows, for those who cannot see it. */
export const previewAlt = (title: string, line: string, studio: string) =>
  `“${title}” and “${line}” under the mark of ${studio}`;
