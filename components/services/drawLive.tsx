import type { ReactNode } from 'react';
import { weekTimetable } from '@/components/timetable/weekTimetable';
import { readServices } from '@/lib/catalogue/parse';
import type { Service } from '@/lib/catalogue/service';
import { ServiceList, type ServiceListProps } from './ServiceList';

/** How to draw what a live data file says: its services, and the classes of their week. */
export interface LiveServices {
  readonly services: readonly Service[];
  readonly list: (props: Omit<ServiceListProps, 'services'>) => ReactNode;
  readonly week: () => ReactNode;
}

/**
 * How to draw the services of a live data file; a browser loads it for a file that the build did not know only.
 * @throws Error with the first fault of the content
 */
export function drawLive(data: unknown): LiveServices {
  const services = readServices(data);
  return {
    services,
    list: (props) => ServiceList({ services, ...props }),
    week: () => weekTimetable({ services }),
  };
}
