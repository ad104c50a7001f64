import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { replaceUrl } from '@/components/navigation/url';
import type { ListedClass } from '@/lib/schedule/listedClasses';
import { dateFragment } from '@/lib/schedule/week';

interface OpenRowOptions {
  readonly rows: readonly ListedClass[];
  readonly folded: readonly ListedClass[];
  /** The row that the URL names. */
  readonly namedRow: ListedClass | undefined;
  /** The row that is open if neither the URL names one nor the visitor has opened one. */
  readonly defaultRow: ListedClass | undefined;
  /** Whether the rows are dates, which they are once the time is known. */
  readonly hasDates: boolean;
}

/**
 * Keeps which row of a service's times is open, and whether the fold of later dates is. The open
 * date is also in the URL, for the booking bar and for returning from login.
 */
export function useOpenRow(options: OpenRowOptions) {
  const { rows, folded, namedRow, defaultRow, hasDates } = options;
  const namedName = namedRow?.name;
  const isNamedFolded = namedRow !== undefined && folded.includes(namedRow);

  /** The name of the row that the visitor has opened, or null if they have closed it. */
  const [chosen, setChosen] = useState<string | null>();
  const [isFoldOpen, setIsFoldOpen] = useState(isNamedFolded);
  const [lastNamedName, setLastNamedName] = useState(namedName);
  if (namedName && namedName !== lastNamedName) {
    setLastNamedName(namedName);
    setChosen(undefined);
    if (isNamedFolded) setIsFoldOpen(true);
  }

  const initialName = (namedRow ?? defaultRow)?.name;
  const openNameOf = (choice: typeof chosen) => (choice === undefined ? initialName : choice);
  // `toggle` events also follow changes by React, and a date that closes because another one opens.
  const onToggle = (name: string, isOpen: boolean) =>
    setChosen((before) => {
      const wasOpen = openNameOf(before) === name;
      if (wasOpen === isOpen) return before;
      return isOpen ? name : null;
    });

  const isOwnChange = useRef(false);
  const keepInUrl = useEffectEvent(() => {
    const { pathname, search } = location;
    isOwnChange.current = true;
    const row = rows.find(({ name }) => name === chosen);
    if (row?.date) replaceUrl(`${pathname}${search}#${dateFragment(row.weekClass, row.date)}`);
    else if (namedRow) replaceUrl(pathname + search);
  });
  useEffect(() => {
    if (hasDates && chosen !== undefined) keepInUrl();
  }, [chosen, hasDates]);

  // Neither the browser nor the router scrolls to a date that isn't listed, or not open, when the
  // page is shown.
  const namedContent = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (namedName && !isOwnChange.current) namedContent.current?.scrollIntoView();
    isOwnChange.current = false;
  }, [namedName]);

  return { openName: openNameOf(chosen), onToggle, isFoldOpen, setIsFoldOpen, namedContent };
}
