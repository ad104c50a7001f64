import type { FirstVisitTexts, Prices } from '@/lib/schemas';
import { email, lateCancellation, phone } from './studio';

const { hours, fee } = lateCancellation;

/** Shown in an answer below, in the policies, and beside the times of each class. */
export const cancelling = `Cancel free up to ${hours} hours before class: call or text ${phone}, or email ${email}. Later, or if you don’t show up, it costs ${fee} or a class from your pack. Until we’ve confirmed your place, canceling costs nothing.`;

const packPrice = 21;
const tenClasses = `$${10 * packPrice}`;
const month = '$149';

/** Packs and memberships. Class prices are in data.json. */
export const prices: Prices = {
  packs: [
    {
      name: 'Ten classes',
      price: tenClasses,
      note: `$${packPrice} each. Any class, within six months.`,
    },
    { name: 'A month', price: month, note: 'Unlimited classes for 30 days. No automatic renewal.' },
  ],
};

/** Questions before a first visit. Without questions, the section isn't shown. */
export const firstVisit: FirstVisitTexts = {
  heading: 'Your first visit',
  questions: [
    {
      question: 'What does the first visit cost?',
      answer: `per class, paid at the front desk by card, mobile wallet or cash. No joining fee, no contract. Or buy a pack: ten classes for ${tenClasses}, or a month for ${month}.`,
      hasPrices: true,
    },
    {
      question: 'Which class should I start with?',
      answer:
        'Strength on a weekday morning: usually room, and a coach who shows you every lift. In the evening, yoga. Spin and boxing suit beginners, too. HIIT and calisthenics are easier with some training behind you.',
    },
    {
      question: 'What happens at my first class?',
      answer:
        'Come ten minutes early: sign the waiver at the front desk, change, and tell your coach about old injuries. Locker rooms and showers are behind the desk. An hour is ten minutes of warm-up, fifteen to learn the moves slowly, thirty of work, with rests when you need them, and five of stretching.',
    },
    {
      question: 'What should I bring?',
      answer:
        'Water, a towel and indoor shoes. Yoga: water and a warm layer. Spin: stiff soles, two towels. Calisthenics: long sleeves. You can borrow mats, gloves, hand wraps and chalk.',
    },
    {
      question: 'How do I cancel?',
      answer: `${cancelling} Rowan or Mara answers emails and texts within two hours while we’re open.`,
    },
    {
      question: 'Is there a step-free entrance?',
      answer:
        'Yes. The door and the way to the training room and a locker room are level and wide. One shower has a seat and rails.',
    },
  ],
};
