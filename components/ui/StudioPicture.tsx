import type { ComponentProps } from 'react';
import { readPair } from '@/lib/pictures/readPicture';
import type { PicturePair } from '@/lib/pictures/variants';
import type { StudioPicture as PictureContent } from '@/lib/schemas';
import type { Coach } from '@/lib/studio/coaches';
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

interface CoachPicturesProps {
  readonly coach: Pick<Coach, 'portrait' | 'object'>;
  /** The `sizes` attribute of the portrait. */
  readonly sizes: string;
  readonly className: string;
}

/** A coach's portrait. The coach's object overlaps its lower right corner, unless the portrait is small. */
export async function CoachPictures({ coach, sizes, className }: CoachPicturesProps) {
  const { portrait, object } = coach;
  const [person, thing] = await Promise.all([readPair(portrait), readPair(object)]);
  return (
    person && (
      <div className={`@container relative ${className}`}>
        <LitPicture
          {...person}
          alt={portrait.alt}
          sizes={sizes}
          imgClassName="aspect-4/5 w-full rounded-card object-cover ring-1 ring-line"
        />
        {thing && (
          <div className="absolute -right-2 -bottom-2 hidden w-1/2 sm:-right-3 sm:-bottom-3 @min-[8rem]:block">
            <LitPicture
              {...thing}
              alt={object.alt}
              sizes="6rem"
              imgClassName="aspect-square w-full rounded-card object-cover ring-4 ring-surface"
            />
          </div>
        )}
      </div>
    )
  );
}
