/** The sizes in which one crop of a picture exists. */
export interface PictureCrop {
  /** Of the largest file, in pixels; with `height` it reserves the picture's place on the page. */
  readonly width: number;
  readonly height: number;
  /** Every width on disk, in pixels, ascending. */
  readonly widths: readonly number[];
}

/**
 * A picture made ready by `scripts/content/buildPictures`: plain data, small enough to be handed to an island. The addresses of
 * its files follow from it (`pictureSrcSet`).
 */
export interface PictureVariants extends PictureCrop {
  /** The source picture's file name without its extension. */
  readonly name: string;
  /** A hash of the source picture and the settings, so that the file at an address never changes. */
  readonly hash: string;
  /** The upright crop for phones, where the source picture has one. */
  readonly portrait?: PictureCrop;
}

/** A picture for `LitPicture` (components/ui/Picture). */
export interface PicturePair {
  readonly source: PictureVariants;
  /** The same picture with the light off, where there is one. */
  readonly off?: PictureVariants;
}

/** A source picture of `data.json` with the address by which services name it: plain data for an island. */
export interface NamedPicture extends PicturePair {
  readonly address: string;
}

/** The formats of pictures, which are the endings of their files: WebP in one width only, for browsers from before 2023. */
export type PictureFormat = 'avif' | 'webp';

/** Which part of a source picture a file shows. */
export type PictureView = 'full' | 'portrait';

/** The file name of one variant inside `public/_pictures`. */
export function pictureFile(
  { name, hash }: Pick<PictureVariants, 'name' | 'hash'>,
  view: PictureView,
  width: number,
  format: PictureFormat,
): string {
  return `${name}${view === 'portrait' ? '-portrait' : ''}.${hash}.${width}.${format}`;
}

/** The address of one variant. */
function pictureAddress(...variant: Parameters<typeof pictureFile>): string {
  return `/_pictures/${encodeURIComponent(pictureFile(...variant))}`;
}

/** The crop that a view shows; the full picture where no upright crop exists. */
export function pictureCrop(source: PictureVariants, view: PictureView): PictureCrop {
  return view === 'portrait' && source.portrait ? source.portrait : source;
}

/** The `srcset` of one view. */
export function pictureSrcSet(source: PictureVariants, view: PictureView) {
  const shown = source.portrait ? view : 'full';
  return pictureCrop(source, shown)
    .widths.map((width) => `${pictureAddress(source, shown, width, 'avif')} ${width}w`)
    .join(', ');
}

/** The width of the WebP file, in pixels: one that a card, which lists the smaller widths alone, has too. */
export const fallbackWidth = ({ widths, width }: PictureCrop): number =>
  widths.findLast((one) => one <= 960) ?? widths[0] ?? width;

/** The address for browsers that do not read AVIF. */
export const pictureFallback = (source: PictureVariants): string =>
  pictureAddress(source, 'full', fallbackWidth(source), 'webp');
