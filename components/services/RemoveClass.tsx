import { formatTime, formatWeekday } from '@/lib/services/format';
import type { GoneClass } from '@/lib/services/goneClasses';
import { myWeekTexts } from '@/lib/words';
import { keepClass } from './KeepClass';

interface RemoveButtonProps extends Pick<GoneClass, 'kept' | 'name' | 'day'> {
  /** Called before the class, and with it the button, is gone. */
  readonly onRemove: () => void;
}

/** Takes a class out of the visitor's week. */
export function RemoveButton({ kept, name, day, onRemove }: RemoveButtonProps) {
  const { remove, someClass } = myWeekTexts;
  return (
    <button
      type="button"
      aria-label={remove.name(name ?? someClass, formatWeekday(day))}
      onClick={() => {
        onRemove();
        keepClass(kept);
      }}
      className="min-h-11 px-2 text-small text-muted underline underline-offset-4 hover:text-text"
    >
      {remove.label}
    </button>
  );
}

/** Says of a kept class that the week does not have it anymore. */
export function GoneClassWords({ name, day, start }: Omit<GoneClass, 'kept'>) {
  return (
    <>
      <strong>{name ?? myWeekTexts.someClass}</strong> {formatWeekday(day)}{' '}
      <time dateTime={start} className="whitespace-nowrap tabular-nums">
        {formatTime(start)}
      </time>{' '}
      <span className="text-muted">{myWeekTexts.gone}</span>
    </>
  );
}
