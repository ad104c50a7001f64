import { closingStop } from '@/lib/catalogue/sentence';
import type { Service } from '@/lib/catalogue/service';
import { bookingTitles } from '@/lib/content/words';
import { placeName } from '@/lib/content/site';
import * as studio from '@/lib/content/studio';

/** The words around the services; the services themselves are in public/data.json. */
export const serviceTexts = {
  title: `Fitness classes and prices in ${placeName}`,
  heading: 'Our Services',
  /** The way from the cards of Home to `/services`. */
  all: 'All classes',
  /** The way to the week, above the cards of `/services`. */
  week: 'See the week',
  lead: 'One coach and at most eight people in every class. The price on the card is what you pay; nothing is added later.',
  description: `Classes and prices at ${studio.name} in ${placeName}: strength, conditioning, boxing, yoga, spin and calisthenics in small groups, each with its price.`,
  again: 'The list broke. Load it again',
} as const;

/** The ways to book, on `/services` and on details. */
export const bookingTexts = {
  heading: 'Ways to book',
  lead: 'Choose the one that suits you. We answer within one working day and hold your place meanwhile.',
  phone: { title: bookingTitles.phone, text: 'While the studio is open somebody answers.' },
  email: { title: bookingTitles.email, text: 'Name the class and two times that suit you.' },
  visit: { title: 'Come by', text: 'See the room and ask a coach.' },
} as const;

/** What search engines show of a service below its title. */
export function serviceDescription({ name, price, comment }: Service): string {
  return `${name} at the studio, ${price}: ${comment}${closingStop(comment)}`;
}

/** What the studio's own service pictures show, by address; other pictures are called by their service's name. */
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
