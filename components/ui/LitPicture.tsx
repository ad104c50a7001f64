import type { ComponentProps } from 'react';
import type { PictureVariants } from '@/lib/pictures/variants';
import { Picture } from './Picture';

interface LitPictureProps extends ComponentProps<typeof Picture> {
  /** The same picture with the light off, where there is one. */
  readonly off?: PictureVariants;
}

/**
 * A picture that goes dark while the studio is closed (product 14.6): both stand on one another, and app/light.css leaves one
 * of them. The other is not drawn, and so never fetched.
 */
export function LitPicture({ off, className = '', ...picture }: LitPictureProps) {
  if (!off) return <Picture {...picture} className={`block ${className}`} />;
  return (
    <div className={`grid grid-cols-1 grid-rows-[minmax(0,1fr)] ${className}`}>
      <Picture {...picture} ofPair source={off} className="unlit col-start-1 row-start-1" />
      <Picture {...picture} ofPair className="lit col-start-1 row-start-1" />
    </div>
  );
}
