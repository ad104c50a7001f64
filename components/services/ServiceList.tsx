import { PageLink } from '@/components/navigation/PageLink';
import { boxStyles } from '@/components/ui/Button';
import type { NamedPicture } from '@/lib/pictures/variants';
import { hasClasses } from '@/lib/schedule/week';
import { bookingPath, servicePath } from '@/lib/services/paths';
import type { Service } from '@/lib/services/service';
import { bookingLabel, priceText } from '@/lib/words';
import { NextClass } from './NextClass';
import { ServicePicture } from './ServicePicture';

/** The heading level of the section that contains the list. It's 1 on /services, and 2 on Home. */
type Level = 1 | 2;

interface ServiceCardProps {
  readonly service: Service;
  readonly pictures: readonly NamedPicture[];
  readonly level: Level;
  readonly position: number;
}

/** The `width` attribute of a card's picture (product 9). */
const cardWidth = 300;

/**
 * The crops of four cards in a row, by position: they place the picture's subject to the right of the name and price. In windows of 1024 px
 * and more, the subject of a wide card is to the right of all its text.
 */
const crops = [
  { wide: false, picture: 'ml-[38%] max-w-[84%] mask-l-from-80%', img: '[--focus:66%]' },
  {
    wide: true,
    picture:
      'ml-[40%] max-w-3/5 mask-l-from-70% md:ml-[24%] md:max-w-none lg:ml-[31%] lg:max-w-[88%]',
    img: '',
  },
  { wide: true, picture: 'ml-[38%] max-w-[85%] mask-l-from-85% lg:ml-[34%] lg:max-w-4/5', img: '' },
  {
    wide: false,
    picture: 'ml-[43%] max-w-[84%] mask-l-from-80% md:ml-[38%]',
    img: '[--focus:25%]',
  },
] as const;

/**
 * A service as a card (product 2.6). Its picture is at the top, with the name and price on its lower left. On phones, the cards of Home are
 * low, and on /services the second of four is tall. On wider screens, the names, prices and buttons of a row are at the same heights. In
 * windows of 1024 px and more, each row has a wide and a narrow card, and the text of the wide one is beside the picture's subject.
 */
function ServiceCard({ service, pictures, level, position }: ServiceCardProps) {
  const Name = `h${level + 1}` as 'h2' | 'h3';
  const isTall = level === 1 && position % crops.length === 1;
  const [space, shape] = isTall
    ? ['pt-[calc(57%-4rem)]', 'aspect-5/3 max-md:*:ml-[16%] max-md:*:max-w-none']
    : level === 1
      ? ['pt-[calc(37%-4rem)]', 'aspect-13/5']
      : ['pt-12', 'aspect-3/1'];
  const { wide, picture, img } = crops[position % crops.length] ?? crops[0];
  return (
    <li
      className={`service-card group relative isolate grid items-center gap-x-3 overflow-clip rounded-card bg-ground p-4 wrap-anywhere shadow-card ring-1 ring-line transition-shadow duration-calm ease-out hover:shadow-lift hover:ring-edge min-[22.5rem]:grid-cols-[1fr_auto] md:row-span-5 md:grid-cols-1 md:grid-rows-subgrid md:gap-y-0 md:pt-[calc(20vw-4rem)] lg:p-6 lg:pt-40 print:min-h-0 ${wide ? 'lg:col-span-7' : 'lg:col-span-5'} ${space}`}
    >
      <div
        key={service.picture}
        className={`picture-frame absolute inset-x-0 top-0 -z-10 mask-b-from-70% print:hidden md:aspect-9/4 lg:aspect-auto ${shape} ${wide ? 'lg:h-full lg:mask-b-from-100%' : 'lg:h-2/3'}`}
      >
        <ServicePicture
          service={service}
          pictures={pictures}
          // These sizes lead to the files of DetailsHero, so the page of a service shows its picture at once.
          sizes="(min-width: 64rem) 45rem, (min-width: 48rem) 25rem, 100vw"
          shownWidth={cardWidth}
          className={`h-full ${picture}`}
          imgClassName={`h-full object-[50%_var(--focus,50%)] ${img} transition-[scale,filter] duration-calm ease-out group-hover:scale-102`}
          // On the first screen of /services, this picture is the largest.
          priority={level === 1 && position === 1}
        />
      </div>
      <Name className="col-span-full self-end text-section md:max-lg:text-[1.75rem]">
        <PageLink
          href={servicePath(service.id)}
          className="underline decoration-transparent underline-offset-4 group-hover:decoration-accent hover:text-accent-bright"
        >
          {service.name}
        </PageLink>
      </Name>
      <p className="col-span-full font-display text-xl leading-tight font-bold text-accent">
        {priceText(service.price)}
      </p>
      <p
        className={`col-span-full my-2 max-w-[26rem] self-start text-small leading-snug text-text/85 lg:max-w-[19rem] ${wide ? 'lg:max-w-[min(40%,19rem)]' : ''}`}
      >
        {service.comment}
      </p>
      {hasClasses(service) && <NextClass service={service} />}
      <PageLink
        data-booking=""
        href={bookingPath(service)}
        className={`${boxStyles} border-accent text-accent-bright group-hover:bg-accent group-hover:text-on-accent hover:bg-accent-bright focus-visible:bg-accent focus-visible:text-on-accent active:bg-accent max-[24rem]:px-2 max-[24rem]:text-base max-[24rem]:tracking-normal md:row-start-5 md:w-fit`}
      >
        {bookingLabel(service.name)}
      </PageLink>
    </li>
  );
}

interface ServiceListProps {
  readonly services: readonly Service[];
  readonly pictures: readonly NamedPicture[];
  readonly level: Level;
}

/** The services as cards, in file order. */
export function ServiceList({ services, pictures, level }: ServiceListProps) {
  return (
    <ul className="grid grid-cols-1 gap-3 md:auto-rows-[1fr_auto_auto_auto_auto] md:grid-cols-2 lg:grid-cols-12 lg:gap-4">
      {services.map((service, position) => (
        <ServiceCard
          key={service.id}
          service={service}
          pictures={pictures}
          level={level}
          position={position}
        />
      ))}
    </ul>
  );
}
