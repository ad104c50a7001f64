'use client';

import { type MouseEvent, type ReactNode, useEffect, useState } from 'react';
import { useSessionEmail } from '@/components/auth/useSessionEmail';
import { reportError } from '@/lib/browser/reportError';
import { loadPart } from '@/lib/browser/recovery';
import type { TimesProps, VisitorContext } from './classTimes';
import type { BarWords } from './nextTime';

type Drawing = typeof import('./drawTimes');

type Props = Pick<TimesProps, 'service' | 'built'> & { readonly children: ReactNode };

/** The loaded drawTimes, and for whom it draws: the time, read anew each minute, and who is signed in. */
function useVisitorContext():
  { readonly drawing: Drawing; readonly context: VisitorContext } | undefined {
  const [state, setState] = useState<{ drawing: Drawing; now: VisitorContext['now'] }>();
  const email = useSessionEmail();
  useEffect(() => {
    const ended = new AbortController();
    loadPart('class times', () => import('./drawTimes')).then((drawing) => {
      if (ended.signal.aborted) return;
      const tick = () => setState({ drawing, now: drawing.readClock() });
      tick();
      ended.signal.onabort = drawing.subscribeToTimes(tick);
    }, reportError);
    return () => ended.abort();
  }, []);
  return state && { drawing: state.drawing, context: { now: state.now, email } };
}

/** Keeps the open class in the address, so that a login that starts here leads back to it (product 14.3). */
function keepChosen({ target }: MouseEvent) {
  const details = (target as Element).closest('summary')?.closest('details');
  const id = details?.querySelector('[id]')?.id;
  if (!id) return;
  // The click comes before the `details` opens or closes.
  const { pathname, search } = location;
  history.replaceState(null, '', pathname + search + (details.open ? '' : `#${id}`));
}

/** The times of a service, with what only a browser knows: the date of each next class, and who books. */
export function LiveTimes({ children, ...props }: Props) {
  const known = useVisitorContext();
  const drawn = known !== undefined;
  useEffect(() => {
    // After a soft navigation the browser does not open the `details` around the fragment's target, which may be drawn
    // only now.
    const target = document.getElementById(location.hash.slice(1));
    const details = target?.closest('details');
    if (!details || details.open) return;
    details.open = true;
    target?.scrollIntoView();
  }, [drawn]);
  return (
    <div onClick={keepChosen}>
      {known ? known.drawing.visitorTimes(props, known.context) : children}
    </div>
  );
}

/** The next class of a service; with `bar`, as the content of a bar. */
export function LiveNext({ children, bar, ...props }: Props & { readonly bar?: BarWords }) {
  const known = useVisitorContext();
  return known ? known.drawing.visitorNext(props, known.context, bar) : children;
}
