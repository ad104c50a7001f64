import { site } from '@/lib/content/site';
import { studioTime, type StudioTime } from '@/lib/timetable/occurrences';

/** What the studio's clock shows now. */
export const readClock = (): StudioTime => studioTime(site.timeZone, Date.now());
