import { bookingPath, servicePath } from '@/lib/catalogue/paths';
import type { Service } from '@/lib/catalogue/service';
import { bookingText, closingStop, priceText } from '@/lib/content/services';
import { type KnownPicture, ServicePicture } from './ServicePicture';

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
 * price, the comment and the booking button, which keeps the booking path. The list styles all its cards at once, by the
 * role that each part is marked with. Called by `ServiceList`, which says why.
 */
export function ServiceCard({ service, picture, level, priority }: ServiceCardProps) {
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
          {bookingText(service.name)}
        </a>
      </div>
    </li>
  );
}
