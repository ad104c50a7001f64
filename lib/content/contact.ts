/**
 * How to reach the studio. The number is in the range kept for fiction (555-0100 to 555-0199) and the domain is reserved by
 * RFC 2606.
 */
export const contact = {
  phone: '+1 (555) 555-0142',
  phoneHref: 'tel:+15555550142',
  email: 'hello@power-zone.example',
  emailHref: 'mailto:hello@power-zone.example',
} as const;
