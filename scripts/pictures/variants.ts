import {
  pictureCrop,
  pictureFile,
  pictureFormats,
  type PictureFormat,
  type PictureVariants,
  type PictureView,
} from '../../lib/pictures/variants';

/** One file to be written. */
export interface Variant {
  readonly file: string;
  readonly view: PictureView;
  readonly width: number;
  readonly format: PictureFormat;
}

/** Every file that belongs to a picture, the largest first, so that two workers end together. */
export function variantsOf(source: PictureVariants): Variant[] {
  const views: PictureView[] = source.portrait ? ['full', 'portrait'] : ['full'];
  return views
    .flatMap((view) => pictureCrop(source, view).widths.map((width) => ({ view, width })))
    .flatMap(({ view, width }) =>
      pictureFormats.map((format) => ({
        file: pictureFile(source, view, width, format),
        view,
        width,
        format,
      })),
    )
    .sort((one, other) => other.width - one.width);
}
