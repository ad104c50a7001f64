/* The shapes of the list of pages, and of the law pages, in `lib/content`. */

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
