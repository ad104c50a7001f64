import { useSyncExternalStore } from 'react';
import { saveFile } from '@/components/ui/saveFile';
import { type SessionUser, sessionUser, subscribeToSession } from '@/lib/auth/session';
import { timetableTexts } from '@/lib/content/timetable';
import { reportError } from '@/lib/browser/reportError';
import {
  joinCalendars,
  keysIn,
  readMyWeek,
  subscribeToMyWeek,
  toggleKept,
} from '@/lib/timetable/myWeek';
import { calendarPath } from '@/lib/timetable/week';
import { notifyError } from '@/lib/browser/toasts';

/** The classes that a visitor keeps on this device (product 14.7), and how to change them. */
export interface KeptClasses {
  /** The keys of the classes that are kept. */
  readonly keys: readonly string[];
  readonly toggle: (key: string) => void;
}

/** What this browser keeps now for a user, or for a visitor who is not signed in. */
export function keptClassesOf(user: SessionUser | null): KeptClasses {
  return {
    keys: keysIn(readMyWeek(user)),
    toggle(key) {
      try {
        toggleKept(user, key);
      } catch {
        notifyError(timetableTexts.myWeek.blocked);
      }
    },
  };
}

const read = () => readMyWeek(sessionUser());

const unknown = () => undefined;

function subscribe(listener: () => void): () => void {
  const ends = [subscribeToSession(listener), subscribeToMyWeek(listener)];
  return () => ends.forEach((end) => end());
}

/** What this browser keeps, kept current; undefined in a prerendered page, which cannot know. */
export function useMyWeek(): KeptClasses | undefined {
  const text = useSyncExternalStore<string | undefined>(subscribe, read, unknown);
  return text === undefined ? undefined : keptClassesOf(sessionUser());
}

/**
 * Downloads the calendars of some classes as one file.
 * @param names of the calendars ({@link calendarPath})
 */
export async function downloadWeek(names: readonly string[]): Promise<void> {
  try {
    const answers = await Promise.all(names.map((name) => fetch(calendarPath(name))));
    const calendars = answers.filter(({ ok }) => ok).map((answer) => answer.text());
    saveFile(
      timetableTexts.myWeek.file,
      'text/calendar',
      joinCalendars(await Promise.all(calendars)),
    );
  } catch (error) {
    reportError(error);
    notifyError(timetableTexts.myWeek.failed);
  }
}
