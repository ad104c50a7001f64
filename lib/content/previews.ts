import { brandName } from '@/lib/brand';
import { profile } from './profile';
import { servicePictureTexts } from './services';
import { slides } from './slides';

/** The words and the picture of one preview: what a link to the page looks like in a message. */
export interface PreviewText {
  readonly title: string;
  readonly line: string;
  /** A source picture in `public/images`. */
  readonly picture: string;
}

/** One preview a page, by its path without the slash; services have theirs from the catalogue. */
export const previewTexts = {
  home: {
    title: 'Ready to help you reach your goal',
    line: 'Strength, boxing, yoga and conditioning.',
    picture: '/images/hero-kettlebells.jpg',
  },
  services: {
    title: 'Services and prices',
    line: 'Pick the session that moves you.',
    picture: '/images/hero-barbell.jpg',
  },
  about: {
    title: 'The coach behind the studio',
    line: 'Experience, training and how to get in touch.',
    picture: '/images/coach.jpg',
  },
  blogs: {
    title: 'Questions, answered properly',
    line: 'How signing in works, and what it runs on.',
    picture: '/images/service-strength.jpg',
  },
  login: {
    title: 'Log in',
    line: 'With your email and password, or with Google.',
    picture: '/images/hero-heavy-bag.jpg',
  },
  signup: {
    title: 'Create your account',
    line: 'With an email and a password, or with Google.',
    picture: '/images/service-calisthenics.jpg',
  },
  '404': {
    title: 'Page not found',
    line: 'Nothing on this bar. The rest is where you left it.',
    picture: '/images/service-hiit.jpg',
  },
} as const satisfies Readonly<Record<string, PreviewText>>;

/** What the studio's own pictures show, by address. */
const pictureTexts: Readonly<Record<string, string>> = {
  ...servicePictureTexts,
  ...Object.fromEntries(slides.map(({ picture, alt }) => [picture, alt])),
  [profile.picture.address]: profile.picture.alt,
};

/** What a preview shows: its words, the mark, and the picture when it is one of the studio's. */
export function previewAlt({ title, line, picture }: PreviewText): string {
  const words = `“${title}” and “${line}” under the mark of ${brandName}`;
  const shown = pictureTexts[picture];
  return shown ? `${words}. ${shown}` : words;
}
