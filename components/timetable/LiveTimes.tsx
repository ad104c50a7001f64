'use client';

import { type MouseEvent, type ReactNode, useEffect, useState, useSyncExternalStore } from 'react';
import { prerenderedEmail, sessionEmail, subscribeToSession } from '@/lib/auth/session';
import { reportError } from '@/lib/errors/reportError';
import { loadPart } from '@/lib/recovery/recoverPage';
import type { TimesProps, VisitorContext } from './classTimes';
import type { BarWords } from './nextTime';

type Drawing = typeof import('./drawTimes');

type Props = Pick<TimesProps, 'service' | 'unbuilt'> & { readonly children: ReactNode };

/** What draws classes once it is here, and the visit that it draws them for: the time, each minute anew, and who it is. */
function useVisit(): { readonly drawing: Drawing; readonly visit: VisitorContext } | undefined {
  const [state, setState] = useState<{ drawing: Drawing; now: VisitorContext['now'] }>();
  const email = useSyncExternalStore(subscribeToSession, sessionEmail, prerenderedEmail);
  useEffect(() => {
    const ended = new AbortController();
    loadPart('timetable', () => import('./drawTimes')).then((drawing) => {
      if (ended.signal.aborted) return;
      const tick = () => setState({ drawing, now: drawing.readClock() });
      tick();
      const timer = setInterval(tick, 60_000);
      const unsubscribe = drawing.subscribeToMyWeek(tick);
      ended.signal.onabort = () => {
        clearInterval(timer);
        unsubscribe();
      };
    }, reportError);
    return () => ended.abort();
  }, []);
  return state && { drawing: state.drawing, visit: { now: state.now, email } };
}

/** The address keeps which class is open, so that a login that starts here comes back to it (product 14.3). */
function keepChosen({ target }: MouseEvent) {
  const details = (target as Element).closest('summary')?.closest('details');
  const id = details?.querySelector('[id]')?.id;
  if (!id) return;
  // The press has not opened it yet.
  const { pathname, search } = location;
  history.replaceState(null, '', pathname + search + (details.open ? '' : `#${id}`));
}

/** The times of a service, with what a browser knows: the date of each next class, and who books. */
export function LiveTimes({ children, ...props }: Props) {
  const known = useVisit();
  const drawn = known !== undefined;
  useEffect(() => {
    // A soft navigation does not open what holds its target, as the browser does; it may be drawn only now.
    const target = document.getElementById(location.hash.slice(1));
    const details = target?.closest('details');
    if (!details || details.open) return;
    details.open = true;
    target?.scrollIntoView();
  }, [drawn]);
  return (
    <div onClick={keepChosen}>
      {known ? known.drawing.visitorTimes(props, known.visit) : children}
    </div>
  );
}

/** The next class of a service, in a bar where it has the words of one. */
export function LiveNext({ children, bar, ...props }: Props & { readonly bar?: BarWords }) {
  const known = useVisit();
  return known ? known.drawing.visitorNext(props, known.visit, bar) : children;
}
