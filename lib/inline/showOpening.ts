import { closures, hours, timeZone } from '@/lib/content/studio';
import { hoursRow, isNear, openingAt } from '@/lib/schedule/opening';
import { studioTime } from '@/lib/schedule/occurrences';
import type { StudioHours } from '@/lib/schedule/openingHours';
import { minute } from '@/lib/services/sessions';
import { whenElementsAreAdded } from './beforePaint';

/**
 * The light (product 14.6): whether the studio is open. It sets `data-light` on `<html>` before the first paint, to `on` or `off`, which
 * shows the words for it (components/layout/Opening), and marks the rows of today's hours (`data-hours`) as the current date. Rows of
 * closures (`data-until`) that are over or far are hidden. It looks at the clock each minute, and when the page is shown again.
 *
 * `data-warm` says that the light came on while somebody looked. Of a page's first picture (components/ui/Picture) it asks for the one
 * that is needed.
 *
 * Where no change is near, the page says nothing.
 * @throws RangeError when the browser does not know the time zone
 */
export function showOpening(studio: StudioHours = { hours, closures, timeZone }): void {
  if (studio.hours.length === 0) return;
  let row = '';
  let date = '';
  let timer: ReturnType<typeof setTimeout> | undefined;

  function fill(): void {
    for (const element of document.querySelectorAll<HTMLElement>('[data-hours]')) {
      // Not by the property ariaCurrent, which older browsers do not reflect.
      if (element.dataset.hours?.split(' ').includes(row))
        element.setAttribute('aria-current', 'date');
      else element.removeAttribute('aria-current');
      const { hours: from = '', until } = element.dataset;
      if (until) element.hidden = !isNear({ from, until }, date);
    }
    const first = document.querySelector<HTMLImageElement>(
      "[data-light='off'] .unlit > [fetchpriority], :root:not([data-light='off']) .lit > [fetchpriority]",
    );
    // Of two lazy pictures, the one that is needed is fetched before it is drawn.
    if (first) first.loading = 'eager';
  }

  function look(): void {
    const now = studioTime(studio.timeZone, Date.now());
    const opening = openingAt(studio, now);
    date = now.date;
    row = hoursRow(studio, date);
    const { dataset } = document.documentElement;
    if (opening?.isOpen && dataset.light === 'off') dataset.warm = '';
    if (opening) dataset.light = opening.isOpen ? 'on' : 'off';
    else delete dataset.light;
    fill();
    clearTimeout(timer);
    timer = setTimeout(look, minute - (Date.now() % minute));
  }

  look();
  whenElementsAreAdded(fill);
  addEventListener('pageshow', look);
  document.addEventListener('visibilitychange', look);
}
