import { placeName } from './site';

/** One step of "How it works" on Home. */
export interface Step {
  readonly title: string;
  readonly text: string;
}

/** The words of Home below the carousel and the services. */
export const home = {
  title: `Fitness studio in ${placeName}`,
  steps: {
    heading: 'How it works',
    lead: 'Three steps from curious to training. No joining fee, and no contract to sign.',
    items: [
      {
        title: 'Pick a class',
        text: 'Read what each one asks of you and what it costs. If two tempt you, book the easier one first.',
      },
      {
        title: 'Come and try',
        text: 'Arrive ten minutes early. A coach shows you the room, checks how you move and sets your first weights.',
      },
      {
        title: 'Keep a rhythm',
        text: 'We write down every session. After four weeks we look at the numbers together and set the next goal.',
      },
    ] satisfies readonly Step[],
  },
  coach: {
    heading: 'Coached, not supervised',
    text: 'Groups stay at eight people, so that somebody sees your third repetition as well as your first. The head coach plans every block and teaches on the floor five days a week.',
    link: 'About the coach',
    alt: 'A coach in a hooded top seen from behind, the studio’s name on the back, lit in orange from the right',
  },
  visit: {
    heading: 'Hours and place',
    text: 'Showers, lockers and chalk are here, and mats and gloves can be borrowed.',
    closures: 'Other hours',
    closed: 'closed',
  },
  closing: {
    heading: 'Your first session is the hardest to book',
    text: 'So we made it short: choose a class, tell us when, and come as you are.',
    action: 'See the classes',
    account: 'Create an account',
  },
} as const;
