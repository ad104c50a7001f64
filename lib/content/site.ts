import { brandLocale, brandName } from '@/lib/brand';
import { closures, country, hours, timeZone } from './studio';

/** One destination of the navigation bar and the footer (product 2.2). */
export interface NavigationLink {
  readonly label: string;
  readonly href: string;
}

const address = {
  street: '24 Foundry Lane',
  city: 'Ironbridge',
  region: 'CA',
  postalCode: '90099',
  country,
  // Five decimals: a metre or so, as Google's guide to local businesses asks.
  latitude: 34.05012,
  longitude: -118.24523,
} as const;

/** The town as people search for it. */
export const placeName = `${address.city}, ${address.region}`;

const navigation: readonly NavigationLink[] = [
  { label: 'Home', href: '/home' },
  { label: 'Service', href: '/services' },
  { label: 'About', href: '/about' },
  { label: 'Blogs', href: '/blogs' },
];

/**
 * What every page knows about the studio. The address, numbers and mail are sample data: the number is in the range
 * kept for fiction (555-0100 to 555-0199) and the domain is reserved by RFC 2606.
 */
export const site = {
  name: brandName,
  tagline: 'Strength, boxing, yoga and conditioning under one roof.',
  description: `${brandName} is a fitness studio in ${placeName}: strength, boxing, yoga, spin, conditioning and calisthenics, coached in small groups.`,
  locale: brandLocale,
  /** The origin of every canonical address; the owner sets NEXT_PUBLIC_SITE_URL before a deploy. */
  url: (process.env.NEXT_PUBLIC_SITE_URL || 'https://power-zone.example').replace(/\/+$/, ''),
  navigation,
  hours,
  closures,
  timeZone,
  contact: {
    phone: '+1 (555) 555-0142',
    phoneHref: 'tel:+15555550142',
    email: 'hello@power-zone.example',
    emailHref: 'mailto:hello@power-zone.example',
  },
  address,
} as const;

/** The last line of the postal address: town, state and postal code. */
export const cityLine = `${placeName} ${address.postalCode}`;

/** The postal address in one line, as a map or a message takes it. */
export const addressLine = `${site.address.street}, ${cityLine}`;

/** Where the studio is on a public map; nothing is fetched from there before the link is followed. */
export const mapHref = `https://www.openstreetmap.org/?mlat=${site.address.latitude}&mlon=${site.address.longitude}#map=17/${site.address.latitude}/${site.address.longitude}`;

/** The footer's headings, the name of its navigation, and the copyright line, which the year divides (product 2.3). */
export const footerTexts = {
  visit: 'Visit',
  hours: 'Hours',
  pages: 'Pages',
  navigation: 'Footer',
  copyright: '©',
  rights: `${site.name}. All rights reserved.`,
} as const;

/** A page's name with the brand behind it. */
export function fullTitle(title: string): string {
  return `${title} | ${site.name}`;
}

/** The full address of a path of this site. */
export function absoluteUrl(path: string): string {
  return `${site.url}${path}`;
}
