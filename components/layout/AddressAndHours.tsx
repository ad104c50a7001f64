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

/** The opening hours as a list of days and times, in 24-hour form. */
export function HoursList() {
  return (
    <dl className="self-start divide-y divide-line border-y border-line">
      {site.hours.map(({ label, opens, closes }) => (
        <div key={label} className="flex flex-wrap items-baseline justify-between gap-x-6 py-3">
          <dt className="text-muted">{label}</dt>
          <dd className="whitespace-nowrap tabular-nums">
            <time dateTime={opens}>{opens}</time> – <time dateTime={closes}>{closes}</time>
          </dd>
        </div>
      ))}
    </dl>
  );
}
