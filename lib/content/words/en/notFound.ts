import * as studio from '@/lib/content/studio';

/** The words of the 404 screen. */
export const notFoundTexts = {
  title: 'Page not found',
  description: `There is nothing at this address. From here you can go on to the front page of ${studio.name} or to its services and prices.`,
  heading: 'Nothing on this rack',
  text: 'The page you asked for has moved, or never was. The rest of the studio is where you left it.',
  home: 'Back to Home',
  services: 'See our services',
  searching: 'Looking in today’s list of services ...',
} as const;
