import { weekTexts } from '@/lib/words';
import type { ShownDay } from '@/lib/schedule/comingDays';
import { formatWeekday } from '@/lib/schedule/format';

/**
 * Links to the days of the week, where these stand below each other (product 14.2): one row, also at 360 px. Larger text takes as
 * many rows as it needs.
 */
export function DayLinks({ days }: { readonly days: readonly ShownDay[] }) {
  return (
    <nav aria-label={weekTexts.days} className="mb-5 sm:mb-8 wide:hidden">
      <ul className="flex flex-wrap gap-1">
        {days.map(({ day }) => (
          <li key={day} className="shrink grow basis-9">
            <a
              href={`#${day}`}
              className="flex min-h-11 items-center justify-center rounded-control text-small text-muted ring-1 ring-line hover:text-text hover:ring-edge"
            >
              {formatWeekday(day, 'short')}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
