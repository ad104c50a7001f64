import { Fold } from '@/components/ui/Fold';
import { home } from '@/lib/content/home';
import { formatDates, formatTimes } from '@/lib/timetable/format';
import { cityLine, site } from '@/lib/content/site';

/** The studio's postal address over two lines. */
export function StudioAddress() {
  return (
    <address className="not-italic">
      {site.address.street}
      <br />
      {cityLine}
    </address>
  );
}

/**
 * The opening hours as a list of days and times. The head script writes above it whether the studio is open (product
 * 14.6).
 */
export function HoursList() {
  return (
    <>
      {/* Set as HTML, so that React keeps the words of the head script. In development it compares them all the same. */}
      <p
        data-opening
        suppressHydrationWarning
        className="opening"
        dangerouslySetInnerHTML={{ __html: '' }}
      />
      <dl className="self-start divide-y divide-line border-y border-line">
        {site.hours.map(({ label, days, opens, closes }) => (
          <div
            key={label}
            data-hours={days.join(' ')}
            suppressHydrationWarning
            className="flex flex-wrap items-baseline justify-between gap-x-6 py-3"
          >
            <dt className="text-muted">{label}</dt>
            <dd className="whitespace-nowrap tabular-nums">{formatTimes(opens, closes)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/**
 * The days on which the studio is closed or open at other hours, folded except on such a day; nothing when there are
 * none.
 */
export function ClosuresList() {
  if (site.closures.length === 0) return null;
  const { closures, closed } = home.visit;
  return (
    <Fold summary={closures} className="mt-1 text-small text-muted">
      <ul className="grid gap-1 pb-3">
        {site.closures.map(({ from, until, reason, opens, closes }) => (
          <li
            key={from}
            data-hours={from}
            suppressHydrationWarning
            className="flex flex-wrap gap-x-3"
          >
            <span>{formatDates(from, until)}</span>
            <span className="text-text">{reason}</span>
            <span className="ml-auto whitespace-nowrap tabular-nums">
              {opens ? formatTimes(opens, closes) : closed}
            </span>
          </li>
        ))}
      </ul>
    </Fold>
  );
}
