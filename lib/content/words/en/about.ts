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
  classes: 'See the classes',
  download: 'Download contact card',
  print: 'Print this CV',
} as const;
