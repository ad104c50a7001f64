import { latestOf, liveServices } from '@/components/services/liveServices';
import { subscribeToMyWeek } from '@/lib/timetable/myWeek';
import { classTimes, type TimesProps, type VisitorContext } from './classTimes';
import { type BarWords, nextTime } from './nextTime';
import { keptClassesOf } from './useMyWeek';

export { readClock } from '@/lib/timetable/occurrences';

/** Calls `listener` when the live services have come or the kept classes have changed. Returns the function that ends it. */
export function subscribeToTimes(listener: () => void): () => void {
  const unsubscribe = [subscribeToMyWeek(listener), liveServices.subscribe(listener)];
  return () => unsubscribe.forEach((end) => end());
}

/**
 * The classes of a service for a visitor: from the live services where they are known, and with what the visitor keeps.
 */
export function visitorTimes(props: TimesProps, context: VisitorContext) {
  const latest = latestOf(props.service);
  return classTimes({ ...props, latest, context, kept: keptClassesOf(context.email) });
}

/** The next class of a service for a visitor. */
export function visitorNext({ service }: TimesProps, context: VisitorContext, bar?: BarWords) {
  return nextTime({ service: latestOf(service), context }, bar);
}
