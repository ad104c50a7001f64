import { closures, hours } from '@/lib/content/studio';
import { hoursRows } from '@/lib/schedule/openingHours';
import { formatShortDays, formatTimes } from '@/lib/time/format';
import { closedText } from '@/lib/words';
import { HoursRows } from './HoursRows';
import { OpeningStatus } from './Opening';

const rows = hoursRows(hours).map(({ label, days, spans }) => ({
  label,
  days,
  times: spans.map(({ opens, closes }) => formatTimes(opens, closes)),
}));

const closureLines = closures.map(({ from, until = from, reason, opens, closes }) => {
  const times = opens && closes ? formatTimes(opens, closes) : closedText;
  return { from, until, text: `${formatShortDays(from, until)}: ${reason}, ${times}` };
});

/** Shows whether the studio is open, its weekly hours, and the closures in the next seven days. */
export function HoursList() {
  return (
    <>
      <OpeningStatus className="mb-3" />
      <HoursRows rows={rows} closures={closureLines} />
    </>
  );
}
