/* The shapes of the texts of single screens in `lib/content`. */

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
