import { Picture } from '@/components/picture/Picture';
import { type Slide, slideHeadline } from '@/lib/content/slides';
import type { PictureVariants } from '@/lib/pictures/variants';

interface SlideContentProps {
  readonly slide: Slide;
  readonly source: PictureVariants | undefined;
  /** The first slide: its headline is the page's heading and its picture comes first. */
  readonly first: boolean;
}

const column = 'relative mx-auto w-full max-w-page px-gutter';

// Beside the words the picture fades out to the left; above them it is covered from a hand's breadth over the headline.
const fade =
  'absolute inset-0 bg-linear-to-t from-ground to-transparent to-40% beside:bg-linear-to-r beside:from-25% beside:via-ground/80 beside:via-50% beside:to-80%';
const cover =
  'isolate before:absolute before:inset-x-0 before:-top-20 before:-z-10 before:h-[60rem] before:bg-linear-to-b before:from-transparent before:via-ground/85 before:via-10% before:to-ground before:to-20% beside:before:hidden';

// Later pictures stay off the wire until scripts have taken over, which is after the first has come; without scripts
// they load when the strip is scrolled to them.
const later = 'hidden noscript:block group-data-stacked/carousel:block';

/** What a slide shows: a picture, the headline on its dark side, and the caption below. */
export function SlideContent({ slide, source, first }: SlideContentProps) {
  // One h1 a page; a later slide's headline is the heading of the same level while that slide is the one in view.
  const Headline = first ? 'h1' : 'p';
  return (
    <>
      <div className="print:hidden absolute inset-x-0 top-0 h-4/5 beside:left-auto beside:h-full beside:w-[max(60%,105rem)] beside:max-w-full">
        {source && (
          <Picture
            source={source}
            alt={slide.alt}
            sizes="100vw"
            portrait
            priority={first}
            className={first ? 'block size-full' : `size-full ${later}`}
            imgClassName="size-full object-cover object-right-bottom sm:object-right-top beside:object-right"
          />
        )}
        <div className={fade} />
      </div>
      <div className="flex items-end pt-44 beside:pt-12 low:pt-4">
        <div className={`${column} ${cover}`}>
          <Headline
            {...(!first && { role: 'heading', 'aria-level': 1 })}
            className="font-display text-hero font-bold uppercase text-balance wrap-anywhere beside:max-w-[15ch] low:max-w-[22ch] low:text-section"
          >
            {slideHeadline}
          </Headline>
        </div>
      </div>
      <p className={`${column} pt-4 text-lead text-muted low:pt-2`}>
        <span className="block max-w-[42ch] text-pretty">{slide.caption}</span>
      </p>
    </>
  );
}
