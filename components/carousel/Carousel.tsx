import { IslandBoundary } from '@/components/ui/IslandBoundary';
import { buttonStyles } from '@/components/ui/buttonStyles';
import { slideActions, slides } from '@/lib/content/slides';
import { readPicture } from '@/lib/pictures/build/readPicture';
import { CarouselMotion } from './CarouselMotion';
import { CarouselView } from './CarouselView';
import { SlideContent } from './SlideContent';

/** The hero's two links; they stay while the slides change. */
function HeroActions() {
  return (
    <p className="pointer-events-none z-20 *:pointer-events-auto col-start-1 row-start-3 mx-auto flex w-full max-w-page flex-wrap items-center gap-x-6 gap-y-2 px-gutter pt-6 beside:pt-8 low:pt-4 low:pb-4">
      {slideActions.map(({ label, href }, index) => (
        <a
          key={href}
          href={href}
          className={index === 0 ? buttonStyles() : `${buttonStyles('quiet')} px-0!`}
        >
          {label}
        </a>
      ))}
    </p>
  );
}

/** Home's hero: three slides with the studio's headline (product 2.4). It is plain HTML; an island makes it rotate. */
export async function Carousel() {
  const sources = await Promise.all(slides.map(({ picture }) => readPicture(picture)));
  return (
    <>
      <CarouselView
        slides={slides.map((slide, index) => (
          <SlideContent key={slide.id} slide={slide} source={sources[index]} first={index === 0} />
        ))}
        actions={<HeroActions />}
      />
      <IslandBoundary name="carousel">
        <CarouselMotion />
      </IslandBoundary>
    </>
  );
}
