import { OpeningStatus } from '@/components/layout/Opening';
import { Button } from '@/components/ui/Button';
import { Island } from '@/components/ui/Island';
import { readCatalogueFile } from '@/lib/catalogue/readCatalogue';
import { home } from '@/lib/content/home';
import { pictures } from '@/lib/content/pictures';
import { address, name } from '@/lib/content/studio';
import { readVersions } from '@/lib/pictures/readPicture';
import { priceBounds } from '@/lib/services/price';
import { mapHref } from '@/lib/studio/site';
import { carouselLabel, fromPriceText } from '@/lib/words';
import { Carousel } from './carousel/Carousel';
import { CarouselSlide } from './CarouselSlide';

/**
 * Three slides with the studio's headline. Below them, the opening hours and two links stay in
 * place.
 */
export async function Hero() {
  const { services } = await readCatalogueFile();
  const [lowestPrice] = priceBounds(services) ?? [];
  const fromPrice = lowestPrice && ` · ${fromPriceText(lowestPrice)}`;
  const versions = await Promise.all(pictures.slides.map(readVersions));
  const slides = pictures.slides.map((slide, index) => (
    <CarouselSlide key={slide.src} {...slide} picture={versions[index]} isFirst={index === 0} />
  ));
  return (
    <Island name="hero">
      <Carousel label={carouselLabel(name)} slides={slides}>
        <div className="pointer-events-none z-20 col-start-1 row-start-3 page-width pt-3 beside:pt-4 low:pt-2 low:pb-4">
          {/* `OpeningStatus` reserves its lines, so nothing moves once the time is known. */}
          <p className="*:pointer-events-auto">
            <OpeningStatus className="text-lead leading-tight lg:**:inline" />
            <span className="block pt-1 text-small">
              <a href={mapHref} className="inline-block text-link">
                {address.street}
              </a>
              <span>{fromPrice}</span>
            </span>
          </p>
          <p className="flex flex-wrap items-center gap-x-6 gap-y-2 pt-4 *:pointer-events-auto beside:pt-5 low:pt-3">
            {home.actions.map(({ label, href }, index) => (
              <Button key={href} href={href} variant={index === 0 ? 'primary' : 'quiet'}>
                {label}
              </Button>
            ))}
          </p>
        </div>
      </Carousel>
    </Island>
  );
}
