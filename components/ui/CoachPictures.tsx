import type { CoachPicture } from '@/lib/pictures/coachPictures';
import { StudioPicture } from './Picture';

interface CoachPicturesProps {
  readonly portrait?: CoachPicture | undefined;
  readonly object?: CoachPicture | undefined;
  /** The `sizes` attribute of the portrait. */
  readonly sizes: string;
  readonly className: string;
}

/** A coach's portrait. The coach's object overlaps its lower right corner, unless the portrait is small. */
export function CoachPictures({ portrait, object, sizes, className }: CoachPicturesProps) {
  if (!portrait) return null;
  return (
    <div className={`@container relative ${className}`}>
      <StudioPicture
        {...portrait}
        sizes={sizes}
        imgClassName="aspect-4/5 w-full rounded-card object-cover ring-1 ring-line"
      />
      {object && (
        <div className="absolute -right-2 -bottom-2 hidden w-1/2 sm:-right-3 sm:-bottom-3 @min-[8rem]:block">
          <StudioPicture
            {...object}
            sizes="6rem"
            imgClassName="aspect-square w-full rounded-card object-cover ring-4 ring-surface"
          />
        </div>
      )}
    </div>
  );
}
