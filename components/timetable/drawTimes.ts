import { sessionUser } from '@/lib/auth/session';
import { subscribeToMyWeek } from '@/lib/timetable/myWeek';
import { classTimes, type TimesProps, type VisitorContext } from './classTimes';
import { type BarWords, nextTime } from './nextTime';
import { keptClassesOf } from './useMyWeek';
import { followClock } from './useStudioTime';

export { readClock } from '@/lib/timetable/occurrences';

/** Calls `listener` each minute and when the kept classes have changed. Returns the function that ends it. */
export function subscribeToTimes(listener: () => void): () => void {
  const unsubscribe = [subscribeToMyWeek(listener), followClock(listener)];
  return () => unsubscribe.forEach((end) => end());
}

/** The classes of a service for a visitor, with what the visitor keeps. */
export function visitorTimes(props: TimesProps, context: VisitorContext) {
  return classTimes({ ...props, context, kept: keptClassesOf(sessionUser()) });
}

/** The next class of a service for a visitor. */
export function visitorNext({ service }: TimesProps, context: VisitorContext, bar?: BarWords) {
  return nextTime({ service, context }, bar);
}
