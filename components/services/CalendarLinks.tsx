import { absoluteUrl } from '@/lib/studio/site';
import { Button } from '@/components/ui/Button';
import { calendarTexts } from '@/lib/words';
import { calendarPath } from '@/lib/services/week';

/** Links to the studio's calendar: to add it once, or to subscribe to it (product 14.4). */
export function CalendarLinks() {
  const { add, subscribe } = calendarTexts;
  const path = calendarPath('studio');
  return (
    <p className="mt-8 flex flex-wrap gap-x-8 gap-y-3 print:hidden">
      <Button href={path} download variant="outline">
        {add}
      </Button>
      <Button
        href={absoluteUrl(path).replace(/^https?/, 'webcal')}
        variant="quiet"
        className="px-0!"
      >
        {subscribe}
      </Button>
    </p>
  );
}
