import { bookingPath, servicePath } from '@/lib/catalogue/paths';
import type { Service } from '@/lib/catalogue/service';
import { bookingLabel, closingStop, priceText } from '@/lib/content/services';
import {
  frameStandIn,
  type KnownPicture,
  type KnownPictures,
  ServicePicture,
} from './ServicePicture';

interface ServiceCardProps {
  readonly service: Service;
  readonly picture?: KnownPicture;
  /** The heading level of the name: one below the section's. */
  readonly level: 2 | 3;
  /** The first picture of a page that starts with the cards. */
  readonly priority?: boolean;
}

/**
 * One service as a card (product 2.6): a picture 300 px wide, the name, which links to the service's own address, the
 * price, the comment and the booking button, which links to the booking path. The list styles the parts of all its
 * cards by their attributes. A render function (see {@link ServiceList}).
 */
function serviceCard({ service, picture, level, priority }: ServiceCardProps) {
  const Name = `h${level}` as const;
  return (
    <li key={service.id}>
      <div key={service.picture} data-frame="">
        {ServicePicture({ address: service.picture, name: service.name, known: picture, priority })}
      </div>
      <div data-words="">
        <Name>
          <a href={servicePath(service.id)}>{service.name}</a>
        </Name>
        <p data-price="">{priceText(service.price)}</p>
        <p data-comment={closingStop(service.comment)}>{service.comment}</p>
        <a data-booking="" href={bookingPath(service)}>
          {bookingLabel(service.name)}
        </a>
      </div>
    </li>
  );
}

/**
 * The styles of a list of service cards, on the list instead of on each card: a thousand cards do not repeat the class
 * names. A card is as wide as its picture, except on tablets, where the words stand beside the picture.
 */
const listStyles = [
  'grid gap-6 lg:w-[624px] lg:grid-cols-[300px_300px] xl:w-[948px] xl:grid-cols-[300px_300px_300px]',
  // The card.
  '*:flex *:flex-col *:overflow-hidden *:rounded-card *:bg-surface *:shadow-card *:ring-1 *:ring-line',
  '*:transition-shadow *:duration-calm *:ease-out *:hover:shadow-lift *:hover:ring-edge',
  // A single card is as wide as a row.
  'lg:*:only:col-span-full lg:*:only:flex-row lg:[&>:only-child_img]:h-full',
  // The picture's area; beside the words it is as high as they are.
  '[&_[data-frame]]:flex [&_[data-frame]]:shrink-0 [&_[data-frame]]:justify-center',
  '[&_[data-frame]]:overflow-hidden [&_[data-frame]]:bg-ground',
  '[&_img]:transition-[scale,opacity] [&_img]:duration-calm [&_img]:ease-out [&_li:hover_img]:scale-103',
  frameStandIn,
  // The words: name, price, comment.
  '[&_[data-words]]:flex [&_[data-words]]:min-w-0 [&_[data-words]]:grow',
  '[&_[data-words]]:flex-col [&_[data-words]]:p-5 [&_[data-words]]:wrap-anywhere',
  '[&_:is(h2,h3)]:text-card [&_:is(h2,h3)_a]:hover:text-ember-bright [&_[data-price]]:mt-1 [&_[data-price]]:text-ember',
  '[&_[data-comment]]:mt-3 [&_[data-comment]]:mb-5 [&_[data-comment]]:text-small [&_[data-comment]]:text-muted',
  // The booking button, as wide as the card; it lights up when the card is hovered.
  '[&_[data-booking]]:mt-auto [&_[data-booking]]:flex [&_[data-booking]]:min-h-11 [&_[data-booking]]:items-center [&_[data-booking]]:justify-center [&_[data-booking]]:rounded-control',
  '[&_[data-booking]]:border [&_[data-booking]]:border-ember [&_[data-booking]]:px-5 [&_[data-booking]]:py-2.5 [&_[data-booking]]:text-center [&_[data-booking]]:font-display',
  '[&_[data-booking]]:text-lg [&_[data-booking]]:leading-tight [&_[data-booking]]:font-bold [&_[data-booking]]:tracking-wide [&_[data-booking]]:uppercase',
  '[&_[data-booking]]:text-ember-bright [&_[data-booking]]:transition-colors [&_[data-booking]]:duration-quick',
  '[&_li:hover_[data-booking]]:bg-ember [&_li:hover_[data-booking]]:text-on-ember [&_[data-booking]]:focus-visible:bg-ember',
  '[&_[data-booking]]:focus-visible:text-on-ember [&_[data-booking]]:hover:bg-ember-bright [&_[data-booking]]:active:bg-ember',
].join(' ');

/**
 * On `/services` the cards of narrow screens are below one another: on phones as wide as their pictures, centred; on
 * tablets with the words beside the picture, so that the prices are in one column.
 */
const stackStyles = [
  // A screen of 320 px leaves 288 between the gutters; the card takes the missing 12 from the gutters.
  'max-[331px]:-mx-1.5',
  'min-[332px]:max-[36rem]:*:w-[300px] min-[332px]:max-[36rem]:*:justify-self-center',
  'min-[36rem]:max-lg:*:flex-row min-[36rem]:max-lg:[&_img]:h-full',
].join(' ');

/** On Home they are a rail there, which scrolls sideways (rail.css). */
const railStyles = 'rail print:*:flex-row';

/** For long lists: cards out of view are neither laid out nor painted. A card is about 27 rem high. */
export const longListStyles = '*:[contain-intrinsic-size:auto_27rem] *:[content-visibility:auto]';

/** From how many cards on a list is long: some screens of cards on a desktop. */
export const longList = 25;

/** Plain data, because an island gets it with the page. */
export interface ServiceListProps {
  readonly services: readonly Service[];
  readonly pictures: KnownPictures;
  /** The heading level of the section around the list: 1 where the list is the page. */
  readonly level: 1 | 2;
}

/**
 * The services as cards, in the order of the data file. The cards come from a render function: it is called, not rendered
 * as a component, so that React matches the elements of a live list with those of the exported page, which have no
 * components. The elements stay, and with them the keyboard's focus.
 */
export function ServiceList({ services, pictures, level }: ServiceListProps) {
  return (
    <ul
      className={[
        listStyles,
        level === 1 ? stackStyles : railStyles,
        services.length < longList ? '' : longListStyles,
      ].join(' ')}
    >
      {services.map((service, index) =>
        serviceCard({
          service,
          picture: pictures[service.picture],
          level: level === 1 ? 2 : 3,
          priority: level === 1 && index === 0,
        }),
      )}
    </ul>
  );
}
