import { site } from '@/lib/content/site';
import { studioTime, type StudioTime } from '@/lib/timetable/occurrences';
import { classTimes, type TimesProps, type Visit } from './classTimes';
import { myWeekOf } from './useMyWeek';

export { subscribeToMyWeek } from '@/lib/timetable/myWeek';
export { nextTime } from './classTimes';

/** What the studio's clock shows now. */
export const readClock = (): StudioTime => studioTime(site.timeZone, Date.now());

/** The classes of a service for a visitor who may keep them. */
export function visitorTimes(props: TimesProps, visit: Visit) {
  return classTimes({ ...props, visit, week: myWeekOf(visit.email) });
}
