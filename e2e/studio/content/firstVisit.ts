import type { FirstVisitTexts, Prices } from '@/lib/schemas';
import { email, phone } from './studio';

export const cancelling = `Call ${phone} or write to ${email} up to six hours before the class. When nobody answers, the time at which your mail was sent counts.`;

export const firstVisit: FirstVisitTexts = {
  heading: 'Your first visit',
  questions: [
    {
      question: 'What does the first visit cost?',
      answer: 'per class, paid at the desk.',
      hasPrices: true,
    },
    { question: 'What do I bring?', answer: 'Water, and shoes for most classes.' },
    { question: 'How do I cancel?', answer: cancelling },
  ],
};

export const prices: Prices = {
  packs: [
    { name: 'Ten classes', price: '$210', note: 'Valid for six months.' },
    { name: 'A month', price: '$149', note: 'As often as you like.' },
  ],
};
