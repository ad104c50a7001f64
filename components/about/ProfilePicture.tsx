import { Picture } from '@/components/picture/Picture';
import { profile } from '@/lib/content/profile';
import type { PictureVariants } from '@/lib/pictures/variants';

/**
 * The coach's picture, standing on the header's lower line and running to the page's edge. It is dark on purpose and keeps
 * its light; its sides fade into the ground.
 */
export function ProfilePicture({ source }: { source: PictureVariants }) {
  return (
    <figure className="relative -mx-gutter md:ml-0 print:static print:mx-0">
      <Picture
        source={source}
        alt={profile.picture.alt}
        sizes="(min-width: 80rem) 32rem, (min-width: 48rem) 40vw, 100vw"
        priority
        className="block h-full"
        imgClassName="max-md:aspect-[4/5] h-full w-full bg-transparent object-cover object-[68%_0] md:max-lg:object-[80%_0] mask-l-from-80% min-[82rem]:mask-r-from-90% forced-colors:mask-none print:aspect-[4/5] print:h-auto"
      />
      <figcaption className="absolute inset-x-0 bottom-0 bg-linear-to-t from-ground via-ground/80 to-transparent px-gutter pt-16 pb-4 md:pl-0 text-small text-text/85 print:hidden">
        {profile.picture.caption}
      </figcaption>
    </figure>
  );
}
