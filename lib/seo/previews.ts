import 'server-only';
import { createHash } from 'node:crypto';
import type { Service } from '@/lib/services/service';
import { shorten } from '@/lib/services/title';
import { coach } from '@/lib/studio/coaches';
import { site } from '@/lib/studio/site';
import { pictures } from '@/lib/content/pictures';
import { previewAlt } from '@/lib/words';
import { longestPreview } from '@/lib/schemas/pages';
import { pageAt, pages, type PreviewText } from '@/lib/pages';

/** The picture that other sites show of a shared page. */
export interface Preview {
  /** Its path. */
  readonly url: string;
  readonly width: number;
  readonly height: number;
  /** What it shows, for those who cannot see it. */
  readonly alt: string;
}

/**
 * The characters that the preview's font (Barlow Condensed) has: Latin letters with accents, digits, common punctuation, euro
 * and pound. The micro sign and a few letters of no living alphabet are not in the font and not here.
 */
const inFont =
  /^[\u0020-\u007E\u00A0-\u00B4\u00B6-\u0113\u0116-\u012B\u012E-\u0131\u0134-\u0137\u0139-\u013E\u0141-\u014D\u0150-\u017F\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026\u20AC]*$/u;

/**
 * A text that can be drawn at build without any network: cut to `most` characters at a word's end, or undefined when it
 * has a letter that the font lacks (Next would ask a font service for it, and an offline build would draw boxes).
 */
export function printable(text: string, most: number): string | undefined {
  const plain = text.normalize('NFC').replace(/\s+/gu, ' ').trim();
  if (plain === '' || !inFont.test(plain)) return undefined;
  return shorten(plain, most);
}

/** Width and height in pixels that every network shows uncut (Open Graph's usual 1.91 to 1). */
export const previewSize = { width: 1200, height: 630 } as const;

/**
 * How many services, in file order, get a preview of their own; later ones share that of the services page. Each takes
 * a tenth to a third of a second to draw: a thousand would add minutes to a build for pictures that are seldom asked for.
 */
export const servicePreviewLimit = 100;

/** Ids that need no escape in an address or a file name. */
const plainId = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
const longestPlainId = 40;

/** The name of a service's preview; ids with anything unusual in them are replaced by a short hash. */
export function servicePreviewName(id: string): string {
  const plain = id.length <= longestPlainId && plainId.test(id);
  // A plain id never starts with a hyphen, so the two kinds of name cannot meet.
  return plain
    ? `service-${id}`
    : `service--${createHash('sha256').update(id).digest('hex').slice(0, 12)}`;
}

/** The services that get a preview of their own. */
function previewedServices(services: readonly Service[]): readonly Service[] {
  return services.slice(0, servicePreviewLimit);
}

/** The file name of a preview; JPEG, since a night-black picture with grain is five times as large as PNG. */
export function previewFile(name: string): string {
  return `${name}.jpg`;
}

/** What the studio's own pictures show, by address. */
const pictureTexts: Readonly<Record<string, string>> = Object.fromEntries(
  [...pictures.slides, coach.picture, pictures.coaching, pictures.room].map(({ src, alt }) => [
    src,
    alt,
  ]),
);

/** What a preview shows: its words, the mark, and the picture where what it shows is known. */
function altOf({ title, line, picture }: PreviewText, alt = pictureTexts[picture]): string {
  const words = previewAlt(title, line, site.name);
  return alt ? `${words}. ${alt}` : words;
}

const previewWith = (name: string, text: PreviewText, alt?: string): Preview => ({
  url: `/og/${previewFile(name)}`,
  ...previewSize,
  alt: altOf(text, alt),
});

/** The name of a page's own preview, by its path. */
const previewName = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';

/** The preview picture of a page by its path. A page without words of its own for it has that of Home. */
export function previewOf(path: string): Preview {
  const own = pageAt(path).preview;
  return own ? previewWith(previewName(path), own) : previewOf('/');
}

/** The preview picture of a service; `services` is the whole catalogue, in file order. */
export function servicePreviewOf(service: Service, services: readonly Service[]): Preview {
  const own = previewedServices(services).some(({ id }) => id === service.id);
  return own
    ? previewWith(servicePreviewName(service.id), serviceText(service), service.alt)
    : previewOf('/services');
}

/** What a service's preview says; a name the font cannot draw leaves the brand to speak. */
function serviceText({ name, price, picture }: Service): PreviewText {
  return {
    title: printable(name, longestPreview.title) ?? site.name,
    line: printable(price, longestPreview.line) ?? site.tagline,
    picture,
  };
}

/** Every preview to be drawn, by name. */
export function previewSubjects(services: readonly Service[]): ReadonlyMap<string, PreviewText> {
  return new Map<string, PreviewText>([
    ...pages.flatMap(({ path, preview }) =>
      preview ? [[previewName(path), preview] as const] : [],
    ),
    ...previewedServices(services).map(
      (service) => [servicePreviewName(service.id), serviceText(service)] as const,
    ),
  ]);
}
