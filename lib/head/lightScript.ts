import { studioLocale, formatTime } from '@/lib/timetable/format';
import { lightTexts } from '@/lib/content/frame';
import { datesOf } from '@/lib/timetable/occurrences';
import { dayLength, openingSpan, type StudioHours } from '@/lib/timetable/openingHours';
import { timeOf, type Weekday, weekdays } from '@/lib/timetable/sessions';
import { inlineText } from './inlineText';

/** The value of `data-hours` by which the script finds the row of some days of the week. */
export const weekRow = (days: readonly Weekday[]) => days.map(dayNumber).join(' ');

/** The value of `data-hours` by which the script finds the row of a closure. */
export const closureRow = (index: number) => index + weekdays.length;

/** As in JavaScript's dates: Sunday is 0. */
const dayNumber = (day: Weekday) => (weekdays.indexOf(day) + 1) % weekdays.length;

/** The number of a date, counted from 1970-01-01. */
const dateNumber = (date: string) => Date.parse(date) / (dayLength * 60_000);

/** The script's data: for each row the times at which the studio is open, the rows of special days, the times in words. */
function compact({ hours, closures }: StudioHours) {
  const week = [0, 1, 2, 3, 4, 5, 6].map((day) =>
    hours.filter(({ days }) => days.map(dayNumber).includes(day)).map(openingSpan),
  );
  const exceptions = closures.map(({ opens, closes }) =>
    opens && closes ? [openingSpan({ opens, closes })] : [],
  );
  const rows = [...week, ...exceptions].map((spans) => spans.sort(([one], [other]) => one - other));
  return {
    rows,
    special: Object.fromEntries(
      closures
        .flatMap((closure, index) =>
          datesOf(closure).map((date) => [dateNumber(date), closureRow(index)]),
        )
        .reverse(),
    ),
    times: Object.fromEntries(
      rows.flat(2).map((time) => [time % dayLength, formatTime(timeOf(time))]),
    ),
  };
}

/**
 * A part of the head script: "The light is on" (product 14.6). It sets `data-light` on `<html>` before the first paint, to
 * `on` while the studio is open and to `off` while it is closed, writes which of them and until when into the elements
 * `data-opening`, and marks the rows of today's hours as the current date. It does so whenever the parser or React has
 * added elements, so that they are filled in before they are painted. It looks at the clock each minute, and when the page
 * is shown again.
 *
 * Where the browser does not know the time zone, or no change is found, the page says nothing. Without opening hours there
 * is no script.
 *
 * Times are minutes since 1970 in the studio's local time. Locale `sv` formats dates like ISO 8601, so they can be parsed.
 * Spans that touch or overlap are merged. The text names the weekday when the change is more than 12 hours ahead and not
 * today, since the hour alone could be today's; from six days on it has the date too.
 *
 * Variables, of the script and of its functions:
 *
 * - `d` document, `h` `<html>`: those of the head script
 * - `s` the spans of each row, `c` the row of each special day by its number since 1970, `x` the five texts
 * - `a` the text that is shown, `k` the row of today, `m` the timer
 * - in `row`: `n` the number of a day
 * - in `look`: `l` now, `n` today's number, `i` the number of the day that is looked at, from yesterday on, `o` whether the
 *   studio is open, `t` the time of the next change, `f` the format of the month
 * - for each span `p` of a day: `b` its begin, `e` its end; in `fill` `e` is an element
 */
export function lightScript(studio: StudioHours): string {
  if (studio.hours.length === 0) return '';
  const { rows, special, times } = compact(studio);
  const { off, offDay, on, onDay, always } = lightTexts;
  return (
    `try{(function(s,c,x){var a,k,m;` +
    `function row(n){return c[n]||(n+4)%7}` +
    `function fill(){` +
    `d.querySelectorAll("[data-opening]").forEach(function(e){if(e.x!=a)e.textContent=e.x=a});` +
    `d.querySelectorAll("[data-hours]").forEach(function(e){` +
    // Not by the property ariaCurrent, which older browsers do not reflect.
    `if(e.dataset.hours.split(" ").indexOf(k)<0)e.removeAttribute("aria-current");` +
    `else e.setAttribute("aria-current","date")})}` +
    `function look(){` +
    `var l=Date.parse(new Date().toLocaleString("sv",{timeZone:${inlineText(studio.timeZone)}}).replace(" ","T")+"Z")/6e4,` +
    `n=Math.floor(l/1440),i=n-1,o=0,t=0,f;` +
    `for(;n+14>i;i++)s[row(i)].forEach(function(p){var b=i*1440+p[0],e=i*1440+p[1];` +
    `if(l>=b?e>l:o&&t>=b){o=1;t=Math.max(t,e)}else if(b>l&&!t)t=b});` +
    `f=t-l>8640?"long":f;` +
    `a=t?x[o&&t>=n*1440+20160?4:o*2+(t-l>720&&t>=n*1440+1440)]` +
    `.replace("{time}",${inlineText(times)}[t%1440])` +
    `.replace("{day}",new Date(t*6e4).toLocaleDateString(${inlineText(studioLocale)},` +
    `{timeZone:"UTC",weekday:"long",month:f,day:f&&"numeric"})):"";` +
    `if(t)h.dataset.light=o?"on":"off";else delete h.dataset.light;` +
    `k=""+row(n);fill();clearTimeout(m);m=setTimeout(look,6e4-Date.now()%6e4)}` +
    `look();new MutationObserver(fill).observe(d,{childList:true,subtree:true});` +
    `onpageshow=d.onvisibilitychange=look` +
    `})(${[rows, special, [off, offDay, on, onDay, always]].map(inlineText).join()})}catch(e){}`
  );
}
