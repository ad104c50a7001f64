/* The shapes of the texts of Home and of the services in `lib/content`. */

/** A link of the hero. */
export interface HomeAction {
  readonly label: string;
  readonly href: string;
}

/** The words of Home; those of its slides stand beside their pictures. */
export interface HomeTexts {
  /** The headline that every slide carries, in the halves and parts that a line may end with. */
  readonly headline: readonly (readonly string[])[];
  /** The two links below it: the main one, then the secondary one. */
  readonly actions: readonly HomeAction[];
  /** About the coach of About. */
  readonly coach: { readonly heading: string; readonly text: string; readonly link: string };
  readonly visit: { readonly heading: string };
  readonly closing: {
    readonly heading: string;
    readonly text: string;
    readonly action: string;
    readonly account: string;
  };
}

/** A question of somebody who has never been here, and its answer. */
export interface VisitQuestion {
  readonly question: string;
  /** In it the studio's telephone number and its address for mail become links. */
  readonly answer: string;
  /** The answer where the price has no number, such as "Free" or "on request". */
  readonly ofFree?: string;
  /** The answer on the page of a class that says what to bring, which stands before it. */
  readonly ofClass?: string;
  /** Whether it is asked on the page of a class, too. */
  readonly isForClass?: boolean;
  /** Whether the price of a class stands before the answer, and the price table below it. */
  readonly hasPrices?: boolean;
  /** Where to read on. */
  readonly link?: { readonly label: string; readonly href: string };
}

/** What can be bought at the desk besides one class: a row of the price table. */
export interface Pack {
  readonly name: string;
  readonly price: string;
  /** What it is good for, and for how long. */
  readonly note?: string;
}

/** What visitors ask before they come for the first time. */
export interface FirstVisitTexts {
  readonly heading: string;
  readonly lead: string;
  readonly questions: readonly VisitQuestion[];
}

/** What can be bought. The price of one class comes from data.json. */
export interface Prices {
  /** Below the price of one class. */
  readonly note?: string;
  readonly packs: readonly Pack[];
}

/** The words around the services. */
export interface ServiceTexts {
  readonly heading: string;
  readonly lead: string;
}
