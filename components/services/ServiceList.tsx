'use client';

import type { NamedPicture } from '@/lib/pictures/variants';
import { ServiceCard } from './ServiceCard';
import { type BuiltServices, useServices } from './ServicesProvider';

interface ServiceListProps extends BuiltServices {
  readonly pictures: readonly NamedPicture[];
  /**
   * The heading level of the section that contains the list. It's 1 on /services, and 2 on Home.
   */
  readonly level: 1 | 2;
}

/** The services as cards, in file order. */
export function ServiceList({ pictures, level, ...built }: ServiceListProps) {
  const services = useServices(built);
  return (
    <ul className="service-cards">
      {services.map((service, position) => (
        <ServiceCard
          key={service.id}
          service={service}
          pictures={pictures}
          level={level === 1 ? 2 : 3}
          // Home starts with the hero's picture.
          priority={level === 1 && position === 0}
        />
      ))}
    </ul>
  );
}
