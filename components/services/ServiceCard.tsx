import { PageLink } from '@/components/navigation/PageLink';
import { Button } from '@/components/ui/Button';
import type { NamedPicture } from '@/lib/pictures/variants';
import { hasClasses } from '@/lib/schedule/week';
import { bookingPath, servicePath } from '@/lib/services/paths';
import type { Service } from '@/lib/services/service';
import { bookingLabel, priceText } from '@/lib/words';
import { NextClass } from './NextClass';
import { ServicePicture } from './ServicePicture';

interface ServiceCardProps {
  readonly service: Service;
  readonly pictures: readonly NamedPicture[];
  /** The level of the heading. */
  readonly level: 2 | 3;
  /** Whether the picture is the largest one of the first screen, which loads first. */
  readonly priority: boolean;
}

/** A service as a card, with a picture that is 300 px wide (the specification's constants). */
export function ServiceCard({ service, pictures, level, priority }: ServiceCardProps) {
  const Name = `h${level}` as const;
  return (
    <li className="service-card">
      <div className="service-card-areas">
        <ServicePicture
          key={service.picture}
          service={service}
          pictures={pictures}
          sizes="300px"
          fixedWidth={300}
          className="service-card-picture print:hidden"
          priority={priority}
        />
        <div className="service-card-head">
          <Name className="service-card-name">
            <PageLink
              href={servicePath(service.id)}
              className="inline-block underline-offset-4 hover:text-accent-bright hover:underline"
            >
              {service.name}
            </PageLink>
          </Name>
          <p className="service-card-price">{priceText(service.price)}</p>
        </div>
        <p className="service-card-comment">{service.comment}</p>
        <div className="service-card-foot">
          {hasClasses(service) && <NextClass service={service} className="service-card-next" />}
          <Button
            data-booking=""
            href={bookingPath(service)}
            variant="accent"
            className="service-card-booking"
          >
            {bookingLabel(service.name)}
          </Button>
        </div>
      </div>
    </li>
  );
}
