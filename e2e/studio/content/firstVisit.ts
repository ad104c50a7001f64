import type { FirstVisitTexts, Prices } from '@/lib/schemas';
import { email, phone } from './studio';

/** How to cancel: one of the answers below, and beside the times of each class. */
export const cancelling = `Call ${phone} or write to ${email} up to six hours before the class, and it costs nothing. When nobody answers the phone, write: the time at which your mail was sent counts.`;

/**
 * What visitors ask before they come for the first time (product 14.5). Without questions there is no such section.
 */
export const firstVisit: FirstVisitTexts = {
  heading: 'Your first visit',
  lead: 'What people ask before they come, answered before you call.',
  questions: [
    {
      question: 'What does the first visit cost?',
      answer:
        'You pay at the desk, and nothing is added: there is no joining fee, and no contract to sign.',
      hasPrices: true,
    },
    {
      question: 'What do I bring?',
      answer:
        'Water, and what the page of your class names: shoes for most, a warm layer for yoga. Showers, lockers and chalk are here, and mats and gloves can be borrowed.',
    },
    {
      question: 'How early should I come?',
      answer:
        'Ten minutes before the class. A coach shows you the room, asks about old injuries and sets your first weights.',
    },
    {
      question: 'How do I cancel?',
      answer: cancelling,
    },
    {
      question: 'Is there a way in without steps?',
      answer:
        'Yes. The door from the yard is level and wide, and the showers on the ground floor have a seat and rails.',
    },
  ],
};

/**
 * Packs and memberships (product 14.5). Without packs there is no price table. The price of one class comes from data.json.
 */
export const prices: Prices = {
  /** Below the price of one class. */
  note: 'Your first visit costs the same.',
  packs: [
    { name: 'Ten classes', price: '$210', note: 'Any class, any day, for six months.' },
    { name: 'A month', price: '$149', note: 'As often as you like. It ends by itself.' },
  ],
};
