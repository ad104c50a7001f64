import type { FirstVisitTexts, Prices } from '@/lib/schemas';
import { email, lateCancellation, phone } from './studio';

const { hours, fee } = lateCancellation;

/** Shown in an answer below, in the policies, and beside the times of each class. */
export const cancelling = `Cancel for free up to ${hours} hours before class: call ${phone} or email ${email}. Later than that, or if you don’t show up, it’s ${fee} or one class from your pack. If nobody picks up, send an email: what counts is when you sent it.`;

/** How likely a place is, beside the times of each class. */
export const freePlaces =
  'Daytime classes usually have a place on the day. Evenings fill up a day or two ahead.';

/** Questions before a first visit (product 14.5). Without questions, the section isn't shown. */
export const firstVisit: FirstVisitTexts = {
  heading: 'Your first visit',
  lead: 'What people ask before they come.',
  questions: [
    {
      question: 'What does the first visit cost?',
      answer:
        'We take cards, mobile wallets and cash at the front desk. No joining fee, no contract.',
      hasPrices: true,
    },
    {
      question: 'Which class should I start with?',
      answer:
        'Strength, yoga, spin or boxing: no experience needed. HIIT and calisthenics are easier with some training behind you.',
    },
    {
      question: 'What should I bring?',
      answer:
        'Water for every class. Indoor shoes for everything but yoga: flat ones for strength, stiff soles for spin. A towel for strength and HIIT, two for spin. A warm layer for yoga, hand wraps for boxing, long sleeves for calisthenics. You can borrow mats, gloves, hand wraps and chalk.',
    },
    {
      question: 'When should I be there?',
      answer:
        'Ten minutes before class. You sign the waiver at the front desk, change, and meet your coach, who asks about old injuries and sets your first weights. The locker rooms and showers are behind the desk.',
    },
    {
      question: 'Who answers emails and texts?',
      answer:
        'Rowan or Mara, within two hours while we’re open. If you write while we’re closed, you’ll hear from us within two hours of opening.',
    },
    {
      question: 'How do I cancel?',
      answer: cancelling,
    },
    {
      question: 'Is there a step-free entrance?',
      answer:
        'Yes. The door from the yard is level and wide, and so is the way to the training room, a locker room and a shower with a seat and rails.',
    },
  ],
};

/** Packs and memberships (product 14.5). Without packs, the price table isn't shown. Class prices are in data.json. */
export const prices: Prices = {
  packs: [
    {
      name: 'Ten classes',
      price: '$210',
      note: 'Any class, for six months from the day you buy it.',
    },
    { name: 'A month', price: '$149', note: 'All classes for 30 days. It does not renew.' },
  ],
};
