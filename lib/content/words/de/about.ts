/** The names of the parts of the CV on /about (product 2.10). */
export const aboutTexts = {
  /** Below the name. */
  post: (role: string, organisation: string) => `${role}, ${organisation}`,
  label: 'Lebenslauf',
  objective: 'Berufliches Ziel',
  contact: 'Kontakt',
  phone: 'Telefon',
  email: 'E-Mail',
  code: 'Code',
  studio: 'Studio',
  experience: 'Berufserfahrung',
  qualifications: 'Qualifikationen',
  principles: 'So trainiere ich mit dir',
  languages: 'Sprachen',
  /** The main action: a class that the coach gives, or all where none is known. */
  book: (service: string, coach: string) => `${service} mit ${coach} trainieren`,
  classes: 'Zu den Kursen',
  download: 'Visitenkarte speichern',
  print: 'Lebenslauf drucken',
} as const;
