import { closingStop } from '@/lib/catalogue/sentence';
import type { Service } from '@/lib/catalogue/service';
import { bookingTitles } from '@/lib/content/words';
import { placeName } from '@/lib/content/site';
import * as studio from '@/lib/content/studio';

export const serviceTexts = {
  title: `Fitness classes and prices in ${placeName}`,
  heading: 'Our Services',
  all: 'All classes',
  week: 'See the week',
  lead: 'One coach and at most eight people in every class. The price on the card is what you pay; nothing is added later.',
  description: `Classes and prices at ${studio.name} in ${placeName}: strength, conditioning, boxing, yoga, spin and calisthenics in small groups, each with its price.`,
  again: 'The list broke. Load it again',
} as const;

export const bookingTexts = {
  heading: 'Ways to book',
  lead: 'Choose the one that suits you. We answer within one working day and hold your place meanwhile.',
  phone: { title: bookingTitles.phone, text: 'While the studio is open somebody answers.' },
  email: { title: bookingTitles.email, text: 'Name the class and two times that suit you.' },
  visit: { title: 'Come by', text: 'See the room and ask a coach.' },
} as const;

export function serviceDescription({ name, price, comment }: Service): string {
  return `${name} at the studio, ${price}: ${comment}${closingStop(comment)}`;
}

export const servicePictureTexts: Readonly<Record<string, string>> = {
  '/images/service-strength.jpg': 'Hex dumbbells on a dark rubber floor, the nearest marked 24',
  '/images/service-boxing.jpg': 'A red heavy bag on chains, lit in orange from the left',
  '/images/service-yoga.jpg':
    'A rolled orange mat, cork blocks and a brass bowl in striped window light',
  '/images/service-spin.jpg': 'The polished flywheel of a spin bike with an orange ring',
  '/images/service-hiit.jpg':
    'Black and orange battle ropes in mid-wave, their fibres caught by the light',
  '/images/service-calisthenics.jpg': 'Two wooden gymnastic rings hanging from black straps',
};
