import { Fragment } from 'react';
import { StudioPicture } from '@/components/ui/StudioPicture';
import { home } from '@/lib/content/home';
import type { PictureVersions } from '@/lib/pictures/variants';
import type { Pictures } from '@/lib/schemas';

const column = 'relative page-width';

/**
 * Lets the pictures of later slides load after the first picture, once the carousel's script has
 * started. Without scripts, each picture loads when it's scrolled into view.
 */
const loadsLater = 'hidden noscript:block group-data-stacked/carousel:block';

/** The headline, with line breaks only between its phrases, and preferably between its halves. */
function HeadlinePhrases() {
  return home.headline.map((half, index) => (
    <Fragment key={index}>
      <span className="inline-block">
        {half.map((phrase) => (
          <Fragment key={phrase}>
            <span className="inline-block">{phrase}</span>{' '}
          </Fragment>
        ))}
      </span>{' '}
    </Fragment>
  ));
}

type Slide = Pictures['slides'][number];

interface CarouselSlideProps extends Pick<
  Slide,
  'caption' | 'closedCaption' | 'alt' | 'closedAlt'
> {
  readonly picture?: PictureVersions;
  /**
   * Whether this is the first slide. Its headline is the page's h1, and its picture loads first.
   */
  readonly isFirst: boolean;
}

export function CarouselSlide(props: CarouselSlideProps) {
  const { picture, isFirst, caption, closedCaption, alt, closedAlt } = props;
  // A page has only one h1. The headlines of later slides get the same role and level.
  const Headline = isFirst ? 'h1' : 'p';
  return (
    <>
      <div className="slide-head">
        <div className="slide-picture">
          {picture && (
            <StudioPicture
              {...picture}
              alt={alt}
              closedAlt={closedAlt}
              sizes="(orientation: portrait) and (min-width: 48rem) 160vw, (orientation: portrait) and (min-width: 36rem) 120vw, 100vw"
              portrait
              priority={isFirst}
              className={`absolute inset-0 ${isFirst ? '' : loadsLater}`}
            />
          )}
          <div className="slide-fade" />
        </div>
        <div className={column}>
          <Headline
            {...(!isFirst && { role: 'heading', 'aria-level': 1 })}
            className="slide-headline"
          >
            <HeadlinePhrases />
          </Headline>
        </div>
      </div>
      <p className={`${column} slide-caption`}>
        <span className="block max-w-[42ch]">
          <span className={closedCaption && 'studio-closed:hidden'}>{caption}</span>
          {closedCaption && <span className="hidden studio-closed:block">{closedCaption}</span>}
        </span>
      </p>
    </>
  );
}
