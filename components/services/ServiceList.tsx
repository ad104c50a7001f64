import type { Service } from '@/lib/catalogue/service';
import { listStyles, longList, longListStyles } from './listStyles';
import type { KnownPictures } from './pictures';
import { ServiceCard } from './ServiceCard';

/** What a list of services is drawn from: plain data, since an island gets it with the page. */
export interface ServiceListProps {
  readonly services: readonly Service[];
  readonly pictures: KnownPictures;
  /** The heading level of the section around the list: 1 where the list is the page. */
  readonly level: 1 | 2;
}

/**
 * The services as cards, in the order of the data file. What it is made of is called, not written as components: so a
 * live list is a tree of elements with the same types and keys as the prerendered one, in which components leave no
 * trace, and React keeps the elements of a page by id, with the keyboard's focus.
 */
export function ServiceList({ services, pictures, level }: ServiceListProps) {
  return (
    <ul className={services.length < longList ? listStyles : `${listStyles} ${longListStyles}`}>
      {services.map((service, index) =>
        ServiceCard({
          service,
          picture: pictures[service.picture],
          level: level === 1 ? 2 : 3,
          priority: level === 1 && index === 0,
        }),
      )}
    </ul>
  );
}
