import type { ToldPicture } from './studio';

/* The shape of the list of coaches in `lib/content/coaches.ts`. */

/** A telephone number as people read it and as telephones dial it. */
export interface Phone {
  readonly label: string;
  /** As people read it, with its country: `+1 (555) 555-0183`. */
  readonly text: string;
}

/** One post of a working life. */
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

/** One principle of a coach. */
export interface Principle {
  readonly title: string;
  readonly text: string;
}

/** An account on a code host, where people read and share programs. */
export interface CodeAccount {
  readonly text: string;
  readonly href: string;
  /** A remark below the link. */
  readonly note?: string;
}

/** A CV. A part whose list is empty is not shown. */
export interface Cv {
  readonly objective: string;
  readonly code: readonly CodeAccount[];
  /** The present post first. */
  readonly experience: readonly Post[];
  readonly qualifications: readonly Qualification[];
  readonly principles: readonly Principle[];
  readonly languages: readonly string[];
  /** In small print below the CV. */
  readonly note?: string;
}

/** A coach. Who has a number or an address of their own has a contact card. */
export interface Coach {
  /** Sessions in data.json name a coach by this, or by the whole name. */
  readonly givenName: string;
  readonly familyName?: string;
  /** What they are in the studio, in a few words: `Head coach`. */
  readonly role: string;
  /** One sentence about them; About has the head coach's CV instead. */
  readonly line?: string;
  readonly picture: ToldPicture;
  /** Their own number. */
  readonly mobile?: Phone;
  readonly email?: string;
}

/** The first coach of the list, whose CV About shows. */
export interface HeadCoach extends Coach {
  readonly cv: Cv;
}
