/* The shapes of what an owner writes in `lib/content`. This module imports nothing. */

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

/** Where the subject of a picture is, which stays in view when the picture is cut. */
export type Focus = 'left' | 'center' | 'right';

/** A picture that decorates. */
export interface StudioPicture {
  /** A file of `public/images`, as an address such as `/images/coach.jpg`. */
  readonly src: string;
  readonly focus?: Focus;
  /** Where the middle of the subject lies, from 0 (left) to 1 (right): upright phones see a piece of the picture around it. */
  readonly middle?: number;
  /** The same picture with the light off, as an address: shown while the studio is closed (product 14.6). */
  readonly off?: string;
}

/** A picture that shows something. */
export interface ToldPicture extends StudioPicture {
  /** What it shows, for those who cannot see it. */
  readonly alt: string;
}

/** The studio's pictures, by what they are for. Those of services stand in data.json. */
export interface Pictures {
  readonly slides: readonly ToldPicture[];
  readonly coaching: ToldPicture;
  readonly room: ToldPicture;
  readonly trainingLog: StudioPicture;
  readonly coach: ToldPicture;
  readonly notFound: ToldPicture;
  readonly login: StudioPicture;
  readonly signUp: StudioPicture;
  /** The account's page and those of its mails. */
  readonly account: StudioPicture;
}

/** Which parts of the site there are. */
export interface Sections {
  /** The week, the next classes and the times of each service. */
  readonly timetable: boolean;
  /** The drawn way to the door. */
  readonly map: boolean;
  readonly trainingLog: boolean;
  /** Whether pages say that the studio is open, and light up (product 14.6). */
  readonly light: boolean;
  /** The questions before a first visit, with the price table. */
  readonly firstVisit: boolean;
}

/** How people log in. */
export interface Accounts {
  /** Ids of lib/providers, in the order of their buttons. */
  readonly providers: readonly 'google'[];
}

/** The words and the picture of one preview: what a link to the page looks like in a message. */
export interface PreviewText {
  readonly title: string;
  readonly line: string;
  /** A source picture in `public/images`. */
  readonly picture: string;
}

/**
 * Where a page is linked or listed:
 * - `bar`, `footer`: their lists of pages, in the order of the list
 * - `smallPrint`: the last line of the footer
 * - `sitemap`: sitemap.xml and llms.txt
 */
export type LinkPlace = 'bar' | 'footer' | 'smallPrint' | 'sitemap';

/** One page of the site, as all that lists pages knows it. */
export interface Page {
  /** Its canonical address. The page itself is `app/<path>/page.tsx`. */
  readonly path: string;
  /** A second address, by which bar and footer link it. */
  readonly link?: string;
  /** Its name in bar and footer. */
  readonly label?: string;
  /** What tabs and search results call it; the studio's name is added. */
  readonly title: string;
  /** What search results say below the title: at most 160 characters. */
  readonly description: string;
  readonly in: readonly LinkPlace[];
  /** The days of its first publication and last change, where its texts name them: ISO 8601 (product 13.4). */
  readonly published?: string;
  readonly changed?: string;
  /** Without one, other sites show that of Home. */
  readonly preview?: PreviewText;
  /** Files beside the page that are of no use without it. */
  readonly files?: readonly string[];
  /** The studio goes without this page: it is in no build, and nothing links to it. */
  readonly isOff?: boolean;
}

/** A question of somebody who has never been here, and its answer. */
export interface VisitQuestion {
  readonly question: string;
  /** The price, the telephone number and the address for mail stand in braces: {price}, {phone}, {email}; on Home {address}, too. */
  readonly answer: string;
  /** The answer on the page of a class whose price has no number, such as "Free". */
  readonly ofFree?: string;
  /** The answer on the page of a class that says what to bring, {bring}. */
  readonly ofClass?: string;
  /** Whether it is asked on the page of a class, too. */
  readonly isForClass?: boolean;
  /** Whether the price table stands below the answer. */
  readonly hasPrices?: boolean;
  /** Where to read on. */
  readonly link?: { readonly label: string; readonly href: string };
}

/** What can be bought at the desk besides one class: a row of the price table. */
export interface Pack {
  readonly name: string;
  readonly price: string;
  /** What it is good for, and for how long. */
  readonly note: string;
}

/** One line of the training log on Home. */
export interface LogEntry {
  readonly week: string;
  readonly line: string;
}

/** One part of a law page: a heading and its paragraphs. */
export interface LawSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
}

/** What a law page says of itself. */
export interface LawPage {
  /** In the footer. */
  readonly label: string;
  readonly title: string;
  readonly description: string;
  readonly lead: string;
  /** The day of the last change: ISO 8601. */
  readonly changed: string;
}

/** Who runs the studio. Leave out what does not apply. */
export interface Operator {
  readonly name: string;
  /** Who acts for a company. */
  readonly representedBy?: string;
  /** Court and number. */
  readonly register?: string;
  readonly vatId?: string;
  /** Who is responsible for what the site says, with address. */
  readonly responsible?: string;
  /** Whether the studio takes part in settling disputes out of court. */
  readonly disputes?: string;
}

/** What a host is for, and when it is contacted. */
export interface HostText {
  readonly purpose: string;
  readonly when: string;
}

/** A point of the map: to the right and down, in the map's own units. */
export type Point = readonly [x: number, y: number];

/** A street as a line through points; its name is written beside its longest stretch. */
export interface Street {
  readonly name: string;
  readonly points: readonly Point[];
}

/** A building (the studio’s own is told apart) or a yard: a surface with its name in the middle. */
export interface Area {
  readonly name?: string;
  readonly kind: 'building' | 'studio' | 'yard';
  readonly points: readonly Point[];
}

/** A small sign on the map with its name beside it. */
export interface Sign {
  readonly kind: 'door' | 'stop';
  readonly name: string;
  readonly at: Point;
  /** On which side of the sign its name stands. */
  readonly side: 'left' | 'right';
}

/** A telephone number as people read it and as telephones dial it. */
export interface Phone {
  readonly label: string;
  /** As people read it, with its country: `+1 (555) 555-0183`. */
  readonly text: string;
}

/** One post of the coach's working life. */
export interface Post {
  readonly years: string;
  readonly title: string;
  readonly place: string;
  readonly text: string;
}

/** A certificate or degree, and when it was earned. */
export interface Qualification {
  readonly year: string;
  readonly title: string;
}

/** One principle of the coach. */
export interface Principle {
  readonly title: string;
  readonly text: string;
}

/** An account on a code host, where people read and share programs. */
export interface CodeAccount {
  readonly text: string;
  readonly href: string;
  /** A remark below the link. */
  readonly note: string;
}
