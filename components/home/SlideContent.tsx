import { StudioPicture } from '@/components/ui/Picture';
import { home } from '@/lib/content/home';
import type { PictureVersions } from '@/lib/pictures/variants';
import type { Pictures } from '@/lib/schemas';

const column = 'relative mx-auto w-full max-w-page px-gutter';

// The pictures of later slides load after the first picture, once the carousel's script has started. Without scripts, each picture loads
// when it's scrolled into view.
const later = 'hidden noscript:block group-data-stacked/carousel:block';

// On phones, the picture fades out toward the headline below it. On wide screens, it fades out toward the text on its left.
const fade =
  'absolute inset-x-0 bottom-0 h-1/3 bg-linear-to-t from-ground to-transparent beside:h-full beside:bg-linear-to-r beside:from-25% beside:via-ground/80 beside:via-44% beside:to-58% md:max-lg:from-28% md:max-lg:via-48% md:max-lg:to-66%';

/** The headline, with line breaks only between its parts. */
function HeadlineParts() {
  return home.headline.map((half, at) => [
    at > 0 && ' ',
    <span key={at} className="inline-block">
      {half.map((part, index) => [
        index > 0 && ' ',
        <span key={part} className="inline-block">
          {part}
        </span>,
      ])}
    </span>,
  ]);
}

// On upright phones, the picture is cropped at the bottom, because the kettlebell's handle is at the top.
const onPhone = 'portrait:max-[36rem]:object-[50%_30%]';

type Slide = Pictures['slides'][number];

interface SlideContentProps extends Pick<Slide, 'caption' | 'closedCaption' | 'alt' | 'closedAlt'> {
  readonly picture?: PictureVersions;
  /** Whether this is the first slide. Its headline is the page's h1, and its picture loads first. */
  readonly first: boolean;
}

export function SlideContent(props: SlideContentProps) {
  const { picture, first, caption, closedCaption, alt, closedAlt } = props;
  // A page has only one h1. The headlines of later slides get the same role and level.
  const Headline = first ? 'h1' : 'p';
  return (
    <>
      <div className="flex flex-col justify-end beside:pt-8 low:pt-4">
        <div className="relative -mb-8 min-h-32 flex-1 overflow-clip portrait:max-[36rem]:min-h-[clamp(10rem,29svh,59vw)] print:hidden beside:absolute beside:inset-y-0 beside:right-0 beside:m-0 beside:w-[max(60%,105rem)] beside:max-w-full">
          {picture && (
            <StudioPicture
              {...picture}
              alt={alt}
              closedAlt={closedAlt}
              sizes="(orientation: portrait) and (min-width: 48rem) 160vw, (orientation: portrait) and (min-width: 36rem) 120vw, 100vw"
              portrait
              priority={first}
              className={`absolute inset-0 ${first ? '' : later}`}
              imgClassName={`size-full object-cover object-right md:max-xl:object-[62%_50%] md:max-xl:studio-closed:object-[85%_50%] ${onPhone}`}
            />
          )}
          <div className={fade} />
        </div>
        <div className={column}>
          <Headline
            {...(!first && { role: 'heading', 'aria-level': 1 })}
            className="font-display text-hero font-bold uppercase wrap-anywhere beside:max-w-[8em] md:max-lg:text-[calc(6.25vw-0.25rem)] low:max-w-[14.5em] low:text-[1.75rem]"
          >
            <HeadlineParts />
          </Headline>
        </div>
      </div>
      <p
        className={`${column} pt-3 text-lead text-muted max-md:leading-snug beside:pt-5 md:max-lg:text-xl low:pt-2`}
      >
        <span className="block max-w-[42ch]">
          <span className={closedCaption && 'studio-closed:hidden'}>{caption}</span>
          {closedCaption && <span className="hidden studio-closed:block">{closedCaption}</span>}
        </span>
      </p>
    </>
  );
}
