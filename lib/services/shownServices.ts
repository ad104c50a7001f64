import type { Service } from './service';
import { sections } from '@/lib/content/studio';

/** The services of a data file as the studio shows them, in the build and live: without times where it has no timetable. */
export function shownServices(services: readonly Service[]): readonly Service[] {
  if (sections.timetable) return services;
  return services.map((service) => ({ ...service, sessions: undefined }));
}
