/** The labels and headings of `/llms.txt`, the facts of the site for language models. */
export const siteFactTexts = {
  address: 'Address',
  telephone: 'Telephone',
  email: 'E-mail',
  services: 'Services',
  pages: 'Pages',
  answers: 'Answers',
} as const;
