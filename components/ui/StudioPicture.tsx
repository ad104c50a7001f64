import type { ComponentProps } from 'react';
import { readPair } from '@/lib/pictures/readPicture';
import type { PicturePair } from '@/lib/pictures/variants';
import type { StudioPicture as PictureContent } from '@/lib/schemas';
import { LitPicture } from './Picture';

type LitPictureProps = ComponentProps<typeof LitPicture>;

interface StudioPictureProps extends Omit<LitPictureProps, keyof PicturePair | 'alt' | 'darkAlt'> {
  readonly picture: PictureContent & Pick<LitPictureProps, 'alt' | 'darkAlt'>;
}

/** A picture from the content with its dark version. */
export async function StudioPicture({ picture, ...props }: StudioPictureProps) {
  const { alt, darkAlt } = picture;
  const pair = await readPair(picture);
  return pair && <LitPicture {...pair} {...props} alt={alt} darkAlt={darkAlt} />;
}
