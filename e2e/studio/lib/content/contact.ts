export const contact = {
  phone: '+1 (555) 555-0142',
  phoneHref: 'tel:+15555550142',
  email: 'hello@power-zone.example',
  emailHref: 'mailto:hello@power-zone.example',
} as const;
