import type { ComponentProps } from 'react';
import type { PictureVariants } from '@/lib/pictures/variants';
import { Picture } from './Picture';

interface LitPictureProps extends ComponentProps<typeof Picture> {
  /** The same picture with the light off, where there is one. */
  readonly off?: PictureVariants;
}

/**
 * A picture that goes dark while the studio is closed (product 14.6): both stand on one another, and app/light.css leaves one
 * of them. The other is not drawn, and so never fetched. One without a dark twin only loses colour.
 */
export function LitPicture({ off, className = '', ...picture }: LitPictureProps) {
  if (!off) return <Picture {...picture} className={`dims block ${className}`} />;
  return (
    <div className={`pair ${className}`}>
      <Picture {...picture} ofPair source={off} className="unlit" />
      <Picture {...picture} ofPair className="lit" />
    </div>
  );
}
