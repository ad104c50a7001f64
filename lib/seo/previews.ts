import 'server-only';
import { previewLimits } from '@/lib/schemas/texts';
import type { Service } from '@/lib/services/service';
import { shorten } from '@/lib/services/title';
import { pageAt, pages, type PreviewSource } from '@/lib/studio/pageList';
import { site } from '@/lib/studio/site';

/** The image that other sites show for a link. */
export interface Preview {
  readonly url: string;
  readonly width: number;
  readonly height: number;
  readonly alt: string;
}

/** In pixels. Every social network shows this aspect ratio uncropped. */
export const previewSize = { width: 1200, height: 630 } as const;

/**
 * Matches characters that the preview's font lacks. Next would download another font for these
 * characters, which fails offline.
 */
const unsupported =
  /[^\u0020-\u007E\u00A0-\u017F\u2013\u2014\u2018\u2019\u201C\u201D\u2022\u2026\u20AC]/gu;

/** Removes unsupported characters from text and truncates it to `max` characters. */
export const printable = (text: string, max: number): string =>
  shorten(text.normalize('NFC').replace(unsupported, '').trim(), max);

/** Previews are JPEGs, because a PNG of a dark, grainy picture would be five times as large. */
export const previewFile = (name: string) => `${name}.jpg`;

const previewWith = (name: string, { title, line }: PreviewSource): Preview => ({
  url: `/og/${previewFile(name)}`,
  ...previewSize,
  alt: `${site.name}: ${title}. ${line}`,
});

const pagePreviewName = (path: string) => path.slice(1).replaceAll('/', '-') || 'home';
const servicePreviewName = ({ id }: Service) => `service-${id}`;

const serviceSource = ({ name, price, picture }: Service): PreviewSource => ({
  title: printable(name, previewLimits.title) || site.name,
  line: printable(price, previewLimits.line),
  picture,
});

/** Returns the preview of a page, or Home's preview if the page has none of its own. */
export function previewOf(path: string): Preview {
  const own = pageAt(path).preview;
  return own ? previewWith(pagePreviewName(path), own) : previewOf('/');
}

export const servicePreviewOf = (service: Service): Preview =>
  previewWith(servicePreviewName(service), serviceSource(service));

/** Returns what every preview is drawn from, by name. */
export function previewSources(services: readonly Service[]): ReadonlyMap<string, PreviewSource> {
  return new Map([
    ...pages.flatMap(({ path, preview }) =>
      preview ? [[pagePreviewName(path), preview] as const] : [],
    ),
    ...services.map((service) => [servicePreviewName(service), serviceSource(service)] as const),
  ]);
}
