import type { PictureVariants } from '@/lib/pictures/variants';

/** What is known at build of one picture address. */
export interface KnownPicture {
  /** The sizes made of it; none for an address of another site. */
  readonly source?: PictureVariants;
  readonly alt?: string;
}

/** The pictures of a list of services by address, each once however many services share it. */
export type KnownPictures = Readonly<Record<string, KnownPicture>>;
