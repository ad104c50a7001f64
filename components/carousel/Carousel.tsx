import { IslandBoundary } from '@/components/ui/IslandBoundary';
import { carouselTexts, slides } from '@/lib/content/slides';
import { readPicture } from '@/lib/pictures/build/readPicture';
import { CarouselMotion } from './CarouselMotion';
import { CarouselView } from './CarouselView';
import { HeroActions } from './HeroActions';
import { SlideContent } from './SlideContent';

/** Home's hero: three slides with the studio's headline (product 2.4), plain HTML that an island sets in motion. */
export async function Carousel() {
  const sources = await Promise.all(slides.map(({ picture }) => readPicture(picture)));
  return (
    <>
      <CarouselView
        label={carouselTexts.label}
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
