import { Button } from '@/components/ui/Button';
import { bookTexts, nextClassTexts as texts } from '@/lib/words';
import { formatDay, formatTimes } from '@/lib/services/format';
import type { ClassesNow } from './useClasses';

/** In place of words that are not known yet: a line without them is as high. */
const noWords = '\u00a0';

/**
 * The next class of a service, as a link to it, with the button that books it; on phones the bar has that button. While a
 * class is open, its own button is the main one, and the next class does not offer the same again. Before the clock is known
 * only the room is there.
 */
export function NextClass({ isClockKnown, classes, next, open, book }: ClassesNow) {
  const one = isClockKnown ? next : classes[0];
  if (!one) return <p className="text-muted">{texts.none}</p>;
  const { id, session, end } = one;
  const { date, button, isCall } = book(one);
  const isOpen = open?.id === id;
  return (
    <div className={date ? '' : 'invisible noscript:hidden'}>
      <a href={`#${id}`} className="block hover:text-accent-bright">
        <small className="block text-small text-muted">
          {isCall && !isOpen ? bookTexts.today : texts.next}
        </small>
        <strong className="underline decoration-edge underline-offset-4">
          {date ? formatDay(date) : noWords}
        </strong>{' '}
        <time
          dateTime={session.start}
          className="block text-accent min-[20rem]:whitespace-nowrap tabular-nums"
        >
          {date ? formatTimes(session.start, end) : noWords}
        </time>
      </a>
      <Button
        href={button.href}
        variant={open ? 'outline' : 'primary'}
        className={`mt-3 max-md:portrait:hidden ${isOpen ? 'invisible' : ''}`}
      >
        {date ? button.label : texts.book}
      </Button>
    </div>
  );
}
