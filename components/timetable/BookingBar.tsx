import type { Service } from '@/lib/catalogue/service';
import { timetableTexts } from '@/lib/content/timetable';
import { nextTime } from './classTimes';
import { LiveNext } from './LiveTimes';

/** On phones the price and the next class stay in reach at the lower edge (product 14.3). */
export function BookingBar({ service }: { readonly service: Service }) {
  if (!service.sessions?.length) return null;
  const { bar, action } = timetableTexts.details;
  return (
    <aside
      aria-label={bar}
      className="booking-bar sticky bottom-0 z-10 border-t border-line bg-surface px-gutter py-2 lg:hidden low:hidden print:hidden"
    >
      <LiveNext service={service} lead={service.price} end={action}>
        {nextTime({ service }, service.price, action)}
      </LiveNext>
    </aside>
  );
}
