import type { ComponentProps } from 'react';
import { readVersions } from '@/lib/pictures/readPicture';
import type { PictureVersions } from '@/lib/pictures/variants';
import type { PictureEntry } from '@/lib/schemas';
import { StudioPicture } from './StudioPicture';

type StudioPictureProps = ComponentProps<typeof StudioPicture>;

interface ContentPictureProps extends Omit<
  StudioPictureProps,
  keyof PictureVersions | 'alt' | 'closedAlt'
> {
  readonly picture: PictureEntry & Pick<StudioPictureProps, 'alt' | 'closedAlt'>;
}

/** A picture from the content, open and closed. */
export async function ContentPicture({ picture, ...props }: ContentPictureProps) {
  const { alt, closedAlt } = picture;
  const versions = await readVersions(picture);
  return versions && <StudioPicture {...versions} {...props} alt={alt} closedAlt={closedAlt} />;
}
