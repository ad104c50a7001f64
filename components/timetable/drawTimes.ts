import { site } from '@/lib/content/site';
import { studioTime, type StudioTime } from '@/lib/timetable/occurrences';

export { classTimes, nextTime } from './classTimes';

/** What the studio's clock shows now. */
export const readClock = (): StudioTime => studioTime(site.timeZone, Date.now());
