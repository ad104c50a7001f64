import { latestOf } from '@/components/services/ServiceGrid';
import { site } from '@/lib/content/site';
import { studioTime, type StudioTime } from '@/lib/timetable/occurrences';
import { classTimes, type TimesProps, type VisitorContext } from './classTimes';
import { type BarWords, nextTime } from './nextTime';
import { myWeekOf } from './useMyWeek';

export { subscribeToMyWeek } from '@/lib/timetable/myWeek';

/** What the studio's clock shows now. */
export const readClock = (): StudioTime => studioTime(site.timeZone, Date.now());

/** The classes of a service for a visitor who may keep them, as the live list has them where that is known. */
export function visitorTimes(props: TimesProps, visit: VisitorContext) {
  const latest = latestOf(props.service);
  return classTimes({ ...props, latest, visit, week: myWeekOf(visit.email) });
}

/** The next class of a service for a visitor. */
export function visitorNext({ service }: TimesProps, visit: VisitorContext, bar?: BarWords) {
  return nextTime({ service: latestOf(service), visit }, bar);
}
