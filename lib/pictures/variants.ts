/** The sizes of one crop of a picture. */
export interface PictureCrop {
  /** The width of the largest file, in pixels. */
  readonly width: number;
  readonly height: number;
  /** The widths of all files, ascending. */
  readonly widths: readonly number[];
}

/**
 * The files that `scripts/content/buildPictures` makes from a source picture, as plain data that
 * islands can take as props.
 */
export interface PictureVariants extends PictureCrop {
  /** The file name of the source picture, without its extension. */
  readonly name: string;
  /**
   * A hash of the source picture and its settings. It's part of the URL, so the file at a URL never
   * changes.
   */
  readonly hash: string;
  /** The crop for phones in portrait mode. */
  readonly portrait?: PictureCrop;
}

/** A picture of the open studio and, if there is one, of the closed studio. */
export interface PictureVersions {
  readonly source: PictureVariants;
  /** Shown while the studio is closed. */
  readonly closed?: PictureVariants;
}

/** A picture of a coach. */
export interface CoachPicture extends PictureVersions {
  readonly alt: string;
}

/** A picture of a service, with the URL in `data.json`. */
export interface NamedPicture extends PictureVersions {
  readonly url: string;
}

/** File extensions. Each picture has only one WebP file, for browsers older than 2023. */
export type PictureFormat = 'avif' | 'webp';

export type PictureView = 'full' | 'portrait';

/** Returns the name of a file in `public/_pictures`. */
export function pictureFile(
  { name, hash }: Pick<PictureVariants, 'name' | 'hash'>,
  view: PictureView,
  width: number,
  format: PictureFormat,
): string {
  return `${name}${view === 'portrait' ? '-portrait' : ''}.${hash}.${width}.${format}`;
}

const pictureUrl = (...file: Parameters<typeof pictureFile>) =>
  `/_pictures/${encodeURIComponent(pictureFile(...file))}`;

/** Returns the crop of a view, or the full picture if there is no portrait crop. */
export function pictureCrop(source: PictureVariants, view: PictureView): PictureCrop {
  return view === 'portrait' && source.portrait ? source.portrait : source;
}

export function pictureSrcSet(source: PictureVariants, view: PictureView) {
  const shown = source.portrait ? view : 'full';
  return pictureCrop(source, shown)
    .widths.map((width) => `${pictureUrl(source, shown, width, 'avif')} ${width}w`)
    .join(', ');
}

/** Returns the width of the WebP file: the largest width up to 960 px. */
export const fallbackWidth = ({ widths, width }: PictureCrop): number =>
  widths.findLast((candidate) => candidate <= 960) ?? widths[0] ?? width;

/** Returns the URL for browsers without AVIF. */
export const pictureFallback = (source: PictureVariants): string =>
  pictureUrl(source, 'full', fallbackWidth(source), 'webp');
