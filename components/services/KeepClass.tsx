import { useSyncExternalStore } from 'react';
import { PageLink } from '@/components/navigation/PageLink';
import { useSessionEmail } from '@/components/auth/followSession';
import { sessionUser, subscribeToSession } from '@/lib/auth/session';
import {
  keysIn,
  moveFormer,
  readMyWeek,
  subscribeToMyWeek,
  toggleKept,
} from '@/lib/services/myWeek';
import { notifyError } from '@/lib/browser/toasts';
import { keepingBlockedText, keepTexts, myWeekTexts } from '@/lib/words';
import { formatTime, formatWeekday } from '@/lib/services/format';
import type { GoneClass } from '@/lib/services/week';

/* How a visitor keeps classes on the device (product 14.7). */

function subscribe(listener: () => void): () => void {
  const user = sessionUser();
  if (user) moveFormer(user);
  const ends = [subscribeToSession(listener), subscribeToMyWeek(listener)];
  return () => ends.forEach((end) => end());
}

const read = () => readMyWeek(sessionUser());

const unknown = () => undefined;

/** The keys of the classes that a visitor keeps, kept current; undefined in the prerendered page and while it hydrates. */
export function useMyWeek(): readonly string[] | undefined {
  const text = useSyncExternalStore<string | undefined>(subscribe, read, unknown);
  return text === undefined ? undefined : keysIn(text);
}

/** Keeps a class in the visitor's week, or no longer; says so where the browser stores nothing. */
function keepClass(key: string): void {
  try {
    toggleKept(sessionUser(), key);
  } catch {
    notifyError(keepingBlockedText);
  }
}

interface KeepButtonProps {
  /** Undefined while that is not known: then it is invisible, so that nothing moves. */
  readonly isKept: boolean | undefined;
  /** The key of the class. */
  readonly kept: string;
  readonly className: string;
}

/** The button that keeps a class in the visitor's week, or no longer. */
export function KeepButton({ isKept, kept, className }: KeepButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isKept}
      onClick={() => keepClass(kept)}
      className={`aria-pressed:before:mr-1.5 aria-pressed:before:content-['✓'] noscript:hidden ${className} ${isKept === undefined ? 'invisible' : ''}`}
    >
      {keepTexts.keep}
    </button>
  );
}

/** Says where a class is kept, and leads there. */
export function KeptAnswer() {
  const { kept, home, account } = keepTexts;
  const { label, href } = useSessionEmail() ? account : home;
  return (
    <>
      <span>{kept}</span>{' '}
      <PageLink href={href} className="underline underline-offset-4 hover:text-accent-bright">
        {label}
      </PageLink>
    </>
  );
}

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
