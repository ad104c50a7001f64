import { classKey } from '@/lib/browser/myWeek';
import { servicePath } from '@/lib/catalogue/paths';
import type { Service } from '@/lib/catalogue/service';
import { formatSeason, formatTimes } from './format';
import type { Session } from './sessions';
import { weekOf } from './week';

/** A class of the week in the words of a list. */
export interface ListedClass {
  /** Its key in the list of classes that a visitor keeps. */
  readonly key: string;
  readonly name: string;
  /** The address of its times. */
  readonly href: string;
  readonly session: Pick<Session, 'day' | 'start' | 'from' | 'until'>;
  /** `6:30 – 7:30 am` */
  readonly times: string;
  /** Its season; empty for a class of the whole year. */
  readonly season: string;
}

/** All classes in the order of the week, as an island gets them. */
export function listClasses(services: readonly Service[]): readonly ListedClass[] {
  return weekOf(services)
    .flatMap(({ classes }) => classes)
    .map((one) => {
      const { service, id, end } = one;
      const { day, start, from, until } = one.session;
      return {
        key: classKey(one),
        name: service.name,
        href: `${servicePath(service.id)}#${id}`,
        // Fields that are undefined are left out, because they would be written into the page's data.
        session: { day, start, ...(from && { from }), ...(until && { until }) },
        times: formatTimes(start, end),
        season: formatSeason(one.session),
      };
    });
}
