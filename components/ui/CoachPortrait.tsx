import type { CoachPicture } from '@/lib/pictures/variants';
import { StudioPicture } from './StudioPicture';

interface CoachPortraitProps {
  readonly portrait: CoachPicture | undefined;
  /** The `sizes` attribute. */
  readonly sizes: string;
  /** Classes that set the width. */
  readonly className: string;
}

export function CoachPortrait({ portrait, sizes, className }: CoachPortraitProps) {
  if (!portrait) return null;
  return (
    <StudioPicture
      {...portrait}
      sizes={sizes}
      className={className}
      imgClassName="aspect-4/5 w-full rounded-card object-cover ring-1 ring-line"
    />
  );
}
