/* The words of single pages, and of what is no page: facts for language models, and previews. */

/** The names of the parts of the CV on /about (product 2.10). */
export const aboutTexts = {
  /** Below the name. */
  post: (role: string, organisation: string) => `${role}, ${organisation}`,
  label: 'Curriculum vitae',
  objective: 'Career objective',
  contact: 'Contact',
  phone: 'Phone',
  email: 'Email',
  code: 'Code',
  studio: 'Studio',
  experience: 'Experience',
  qualifications: 'Qualifications',
  principles: 'How I coach',
  languages: 'Languages',
  /** The main action: a class that the coach gives, or all where none is known. */
  book: (service: string, coach: string) => `Train ${service} with ${coach}`,
  classes: 'All classes',
  download: 'Download contact card',
  print: 'Print this CV',
} as const;

/** The words around the answers on /blogs (product 2.11). */
export const blogsTexts = {
  contents: 'In this answer',
  published: 'Published',
  changed: 'Changed',
  sources: 'Sources',
  /** The line above a question: its place among the others, and how long it takes. */
  meta: (position: number, count: number, minutes: number) => [
    `Question ${position} of ${count}`,
    `${minutes} min read`,
  ],
} as const;

/** The words around the map. */
export const mapTexts = {
  open: 'Open the map',
  copy: { label: 'Copy the address', done: 'Copied' },
} as const;

/** The words of the 404 screen. */
export const notFoundTexts = {
  title: 'Page not found',
  description:
    'There is nothing at this address. From here you can go on to the front page of {name} or to its classes and prices.',
  heading: 'Nothing on this rack',
  text: 'The page you asked for has moved, or never was. The rest of the studio is where you left it.',
  home: 'Back to Home',
  services: 'All classes',
  searching: 'Looking in today’s list of classes ...',
  preview: {
    title: 'Page not found',
    line: 'Nothing on this bar. The rest is where you left it.',
  },
} as const;

/** Words that the law pages share. */
export const lawTexts = {
  sample:
    'This page is a sample. The words in square brackets stand for what only the studio knows: fill them in before the site goes online, and have the page checked.',
  changed: 'Last changed',
  /** The name of the links in the last line of the footer, for screen readers. */
  navigation: 'Legal',
} as const;

/** Labels and headings of `/llms.txt`. */
export const factLabels = {
  address: 'Address',
  telephone: 'Telephone',
  email: 'Email',
  services: 'Classes',
  pages: 'Pages',
  answers: 'Answers',
} as const;

/** What a preview shows, for those who cannot see it. */
export const previewAlt = (title: string, line: string, studio: string) =>
  `“${title}” and “${line}” under the mark of ${studio}`;

/** The words of the price table (product 14.5). */
export const priceTexts = {
  caption: 'What you can buy at the desk',
  columns: { name: 'What', price: 'Price' },
  single: 'One class',
} as const;

/** From the page of a class to all questions about a first visit. */
export const moreVisitText = 'More about your first visit';

/** What search engines show of a service below its title; the comment is a whole sentence. */
export const serviceDescription = (name: string, price: string, comment: string) =>
  `${name} at the studio, ${price}: ${comment}`;
