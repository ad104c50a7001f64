/* The shapes of the facts (`lib/content/studio.ts`), of the mark and of the pictures. */

/** Where the studio is. The order in which the parts are written follows from its country. */
export interface Address {
  readonly street: string;
  readonly city: string;
  /** State, province or county, where the country's addresses have one. */
  readonly region?: string;
  readonly postalCode: string;
  readonly latitude: number;
  readonly longitude: number;
}

/** A day of the week. */
export type Weekday =
  'Monday' | 'Tuesday' | 'Wednesday' | 'Thursday' | 'Friday' | 'Saturday' | 'Sunday';

/** From when until when the studio is open on some days of the week. A day with a break is in two of them. */
export interface OpeningHours {
  readonly days: readonly Weekday[];
  /** 24-hour local times, HH:MM. */
  readonly opens: string;
  readonly closes: string;
}

/** Days on which the studio is closed, or open at other hours than its week's. */
export interface Closure {
  /** The first day, YYYY-MM-DD. */
  readonly from: string;
  /** The last day; without it, it is one day. */
  readonly until?: string;
  /** Why, in the words visitors read. */
  readonly reason: string;
  /** The hours of these days where the studio opens at all, HH:MM. */
  readonly opens?: string;
  readonly closes?: string;
}

/** A way to book of the studio's own, such as the page of a booking provider. */
export interface OwnWay {
  readonly label: string;
  /** The address to open; what may stand in it says the schema of a service's own way (lib/services/service). */
  readonly href: string;
  /** The address for a service that has no times; in it may stand `{service}`, `{id}` and `{price}`. */
  readonly withoutTimes?: string;
}

/** A way to book: by the studio's email or telephone number, or one of its own. */
export type BookingChoice = 'email' | 'text' | 'phone' | OwnWay;

/** How classes are booked. */
export interface Booking {
  /** The button of each class. */
  readonly primary: BookingChoice;
  /** The other ways, in the order of the page. */
  readonly others: readonly BookingChoice[];
}

/** How people log in. */
export interface Accounts {
  /** Ids of lib/providers, in the order of their buttons. */
  readonly providers: readonly 'google'[];
}

/** The studio's mark: two paths of SVG (the value of `d`) in a box of 64 by 64. */
export interface Mark {
  /** Drawn as a line, 8.5 wide, in the accent. */
  readonly line: string;
  /** Filled, in the colour of texts. */
  readonly area: string;
}

/**
 * A picture that decorates. Where a file of the same name with `-off` before its ending lies beside it (`coach-off.jpg`), that is the
 * same picture with the light off: it is shown while the studio is closed (product 14.6).
 */
export interface StudioPicture {
  /** A file of `public/images`, as an address such as `/images/coach.jpg`. */
  readonly src: string;
}

/** A picture that shows something. */
export interface ToldPicture extends StudioPicture {
  /** What it shows, for those who cannot see it. */
  readonly alt: string;
}

/** A slide of Home: landscape, with its object on the right and room for words on the left. */
export interface Slide extends ToldPicture {
  /** Where the middle of the object lies, from 0 (left) to 1 (right): upright phones see a piece of the picture around it. */
  readonly middle?: number;
  /** What stands below the headline. */
  readonly caption: string;
}

/** The studio's pictures, by what they are for. Those of coaches stand in coaches.ts, those of services in data.json. */
export interface Pictures {
  readonly slides: readonly Slide[];
  readonly coaching: ToldPicture;
  readonly room: ToldPicture;
  readonly notFound: ToldPicture;
}

/** One of them, by the name of its use; slides by their number, from 1. `coach` is that of the coach of About. */
export type PictureName = Exclude<keyof Pictures, 'slides'> | 'coach' | `slide ${number}`;
