import type { PictureName } from './studio';

/* The shapes of the list of pages (`lib/content/pages.ts`) and of the law pages (`law.ts`). */

/**
 * Where a page is linked or listed:
 * - `bar`, `footer`: their lists of pages, in the order of the list
 * - `smallPrint`: the last line of the footer
 * - `sitemap`: sitemap.xml and llms.txt
 */
export type LinkPlace = 'bar' | 'footer' | 'smallPrint' | 'sitemap';

/** What a link to the page looks like in a message: its words and its picture. */
export interface PreviewEntry {
  readonly title: string;
  readonly line: string;
  /** Without one, the first slide. */
  readonly picture?: PictureName;
}

/** One page of the list. */
export interface PageEntry {
  /** Its canonical address. The page itself is `app/<path>/page.tsx`. */
  readonly path: string;
  /** Its name in bar and footer. */
  readonly label?: string;
  /** What tabs and search results call it; the studio's name is added. */
  readonly title: string;
  /** What search results say below the title: at most 160 characters. Without one, what they say of the studio. */
  readonly description?: string;
  readonly in: readonly LinkPlace[];
  /** The day of the last change, where its texts name it: ISO 8601 (product 13.4). */
  readonly changed?: string;
  /** Without one, other sites show that of Home. */
  readonly preview?: PreviewEntry;
}

/** One part of a law page: a heading and its paragraphs. */
export interface LawSection {
  readonly heading: string;
  readonly paragraphs: readonly string[];
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

/** The imprint; its facts are those of the operator. */
export interface ImprintTexts {
  readonly lead: string;
}

/** The privacy notice. What it says of hosts and of storage, code adds (lib/law). */
export interface PrivacyTexts extends ImprintTexts {
  readonly reading: LawSection;
  readonly account: LawSection;
  readonly booking: LawSection;
  readonly rights: LawSection;
}

/** The accessibility statement. */
export interface AccessibilityTexts extends ImprintTexts {
  readonly sections: readonly LawSection[];
  /** Before the studio's number and address. */
  readonly contact: LawSection;
  /** Left out where there is no such body. */
  readonly enforcement?: LawSection;
}
