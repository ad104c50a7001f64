import type { ReactNode } from 'react';
import { weekTimetable } from '@/components/timetable/weekTimetable';
import { parseLiveServices } from '@/lib/catalogue/parse';
import type { Service } from '@/lib/catalogue/service';
import { ServiceList, type ServiceListProps } from './ServiceList';

/** The services of a live data file, and how to render them: as a list, and as the timetable of their week. */
export interface LiveServices {
  readonly services: readonly Service[];
  readonly list: (props: Omit<ServiceListProps, 'services'>) => ReactNode;
  readonly week: () => ReactNode;
}

/**
 * Reads a live data file. Loaded only when the file differs from the build.
 * @throws Error with the first fault of the content
 */
export function drawLive(data: unknown): LiveServices {
  const services = parseLiveServices(data);
  return {
    services,
    list: (props) => ServiceList({ services, ...props }),
    week: () => weekTimetable({ services }),
  };
}
