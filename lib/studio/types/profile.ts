/* The shape of the coach's CV in `lib/content/profile.ts`. */

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

/** The coach's CV. */
export interface Profile {
  readonly givenName: string;
  readonly familyName: string;
  readonly role: string;
  readonly objective: string;
  /** The coach's own number. */
  readonly mobile: Phone;
  readonly email: string;
  /** Empty where the coach has no account on a code host. */
  readonly code: readonly CodeAccount[];
  /** The present post first. */
  readonly experience: readonly Post[];
  readonly qualifications: readonly Qualification[];
  readonly principles: readonly Principle[];
  readonly languages: readonly string[];
  /** In small print below the CV. */
  readonly note: string;
}
