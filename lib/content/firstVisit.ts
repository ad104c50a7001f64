import { addressLine, site } from './site';

/** A question of somebody who has never been here, and its answer. */
export interface VisitQuestion {
  readonly question: string;
  readonly answer: string;
}

/**
 * What visitors ask before they come for the first time (product 14.5), on Home. Sample
 * data, as the studio is; without questions there is no such section.
 */
export const firstVisit = {
  heading: 'Your first visit',
  lead: 'What people ask before they come, answered before you call.',
  questions: [
    {
      question: 'What does the first visit cost?',
      answer:
        'The price on the card of its class, paid at the desk, and nothing else. There is no joining fee, and no contract to sign.',
    },
    {
      question: 'What do I bring?',
      answer:
        'What the page of the class says: indoor shoes and water, as a rule. Showers, lockers and chalk are here, and mats and gloves can be borrowed.',
    },
    {
      question: 'How early should I come?',
      answer:
        'Ten minutes before the class. A coach shows you the room, asks about old injuries and sets your first weights.',
    },
    {
      question: 'How do I cancel?',
      answer: `Call ${site.contact.phone} or write to ${site.contact.email} up to six hours before the class, and it costs nothing.`,
    },
    {
      question: 'How do I get there?',
      answer: `${addressLine}: the brick hall behind the old foundry. Bus 24 stops at the gate; cars and bicycles park in the yard, free of charge.`,
    },
    {
      question: 'Is there a way in without steps?',
      answer:
        'Yes. The door from the yard is level and wide, and the showers on the ground floor have a seat and rails.',
    },
  ] as readonly VisitQuestion[],
} as const;
