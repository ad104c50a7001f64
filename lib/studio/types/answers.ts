/* The shapes of the answers in `lib/content/answers`. */

/** A piece of running text: plain words, words from code, words that carry weight, or a link. */
export type Inline =
  | string
  | { readonly code: string }
  | { readonly strong: string }
  | { readonly link: string; readonly href: string };

/** Running text: one plain string, or pieces in reading order. */
export type RichText = string | readonly Inline[];

/** A term and what it means. */
export interface Definition {
  readonly term: string;
  readonly text: RichText;
}

/** One building block of an answer, in the order it is read. */
export type Block =
  | { readonly kind: 'paragraph'; readonly text: RichText }
  | { readonly kind: 'list'; readonly ordered?: boolean; readonly items: readonly RichText[] }
  | { readonly kind: 'definitions'; readonly entries: readonly Definition[] }
  | {
      readonly kind: 'table';
      /** Says what the table compares. */
      readonly caption: string;
      readonly columns: readonly string[];
      /** As many cells as there are columns; the first cell heads its row. */
      readonly rows: readonly (readonly RichText[])[];
    }
  | {
      readonly kind: 'code';
      /** Says what the code is. */
      readonly label: string;
      readonly text: string;
    };

/** A part of an answer under its own heading. */
export interface Section {
  /** Unique on the page: the target of the contents list and of links from elsewhere, so it stays once published. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** A question and its written answer, as /blogs shows it (product 2.11). */
export interface Answer {
  /** Unique on the page, and stable like a section's id. */
  readonly id: string;
  readonly question: string;
  /** The day on which it was first published: ISO 8601, `2026-11-21`. */
  readonly published: string;
  /** The day of the last change that a reader would notice, in the same form; the day of publication when there was none. */
  readonly changed: string;
  /** The answer in a nutshell, read first. */
  readonly lead: string;
  readonly sections: readonly Section[];
  /** Primary sources, for whoever wants to check or to read on. */
  readonly sources: readonly { readonly link: string; readonly href: string }[];
}

/** What /blogs says of itself above its answers. */
export interface BlogTexts {
  readonly headline: string;
  readonly label: string;
  readonly lead: string;
}
