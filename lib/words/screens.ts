/* About, Blogs, the map and the 404 page. */

/** The About page. */
export const aboutWords = {
  post: (role: string, organization: string) => `${role}, ${organization}`,
  objective: 'Career objective',
  contact: 'Contact',
  /** The coach's numbers aren't for bookings. */
  toBook: 'To book',
  email: 'Email',
  code: 'Code',
  experience: 'Experience',
  qualifications: 'Qualifications',
  principles: 'How I coach',
  book: (service: string, coach: string) => `Train ${service} with ${coach}`,
  /** The heading of the other coaches. */
  others: 'Who else coaches you',
  download: 'Download contact card',
} as const;

/** The Blogs page. */
export const blogsWords = {
  contents: 'In this answer',
  published: 'Published',
  changed: 'Changed',
  sources: 'Sources',
} as const;

export const mapWords = {
  open: 'Open the map',
  directions: 'How to get there',
} as const;

export const notFoundWords = {
  title: 'Page not found',
  description: (studio: string) =>
    `There is nothing at this address. Go to the ${studio} home page, or to its classes and prices.`,
  heading: 'Nothing on this rack',
  text: 'The page you’re looking for has moved or never existed. The rest of the studio is where you left it.',
  home: 'Back to Home',
  searching: 'Looking through today’s classes...',
  preview: {
    title: 'Page not found',
    line: 'Nothing on this bar. The rest is where you left it.',
  },
} as const;
