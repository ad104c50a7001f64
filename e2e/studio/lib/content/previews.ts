import { providerNames } from '@/lib/auth/providerNames';
import { pictures } from '@/lib/content/studio';
import type { PreviewText } from '@/lib/content/previews';

const orProviders = providerNames && `, or with ${providerNames}`;

export const previewTexts = {
  home: {
    title: 'Ready to help you reach your goal',
    line: 'Strength, boxing, yoga and conditioning.',
    picture: pictures.previews.home,
  },
  services: {
    title: 'Services and prices',
    line: 'Pick the session that moves you.',
    picture: pictures.previews.services,
  },
  about: {
    title: 'The coach behind the studio',
    line: 'Experience, training and how to get in touch.',
    picture: pictures.previews.about,
  },
  blogs: {
    title: 'Questions, answered properly',
    line: 'How signing in works, and what it runs on.',
    picture: pictures.previews.blogs,
  },
  login: {
    title: 'Log in',
    line: `With your email and password${orProviders}.`,
    picture: pictures.previews.login,
  },
  signup: {
    title: 'Create your account',
    line: `With an email and a password${orProviders}.`,
    picture: pictures.previews.signUp,
  },
  '404': {
    title: 'Page not found',
    line: 'Nothing on this bar. The rest is where you left it.',
    picture: pictures.previews.notFound,
  },
} as const satisfies Readonly<Record<string, PreviewText>>;
