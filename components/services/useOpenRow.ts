import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { replaceUrl } from '@/components/navigation/url';
import type { ListedClass } from '@/lib/schedule/listedClasses';
import { dateFragment } from '@/lib/schedule/week';

interface OpenRowOptions {
  readonly rows: readonly ListedClass[];
  readonly folded: readonly ListedClass[];
  /** The row whose date, or whose class, is in the URL's fragment. */
  readonly linkedRow: ListedClass | undefined;
  /** The row that is open if no row is linked and the visitor has opened none. */
  readonly defaultRow: ListedClass | undefined;
  /** Whether the rows are dates, which they are once the time is known. */
  readonly hasDates: boolean;
}

/**
 * Keeps which row of a service's times is open, and whether the fold of later dates is. The open
 * date is also in the URL, for the booking bar and for returning from login.
 */
export function useOpenRow(options: OpenRowOptions) {
  const { rows, folded, linkedRow, defaultRow, hasDates } = options;
  const linkedId = linkedRow?.id;
  const isLinkedRowFolded = linkedRow !== undefined && folded.includes(linkedRow);

  /**
   * The id of the row that the visitor has opened, or null if they have closed the open one. It's
   * undefined if they have done neither since another row was linked.
   */
  const [chosenId, setChosenId] = useState<string | null>();
  const [isFoldOpen, setIsFoldOpen] = useState(isLinkedRowFolded);
  const [lastLinkedId, setLastLinkedId] = useState(linkedId);
  if (linkedId && linkedId !== lastLinkedId) {
    setLastLinkedId(linkedId);
    setChosenId(undefined);
    if (isLinkedRowFolded) setIsFoldOpen(true);
  }

  const initialId = (linkedRow ?? defaultRow)?.id;
  const openIdOf = (choice: typeof chosenId) => (choice === undefined ? initialId : choice);
  // `toggle` events also follow changes by React, and a date that closes because another one opens.
  const onToggle = (id: string, isOpen: boolean) =>
    setChosenId((before) => {
      const wasOpen = openIdOf(before) === id;
      if (wasOpen === isOpen) return before;
      return isOpen ? id : null;
    });

  const isOwnChange = useRef(false);
  const keepInUrl = useEffectEvent(() => {
    const { pathname, search } = location;
    isOwnChange.current = true;
    const row = rows.find(({ id }) => id === chosenId);
    if (row?.date) replaceUrl(`${pathname}${search}#${dateFragment(row.weekClass, row.date)}`);
    else if (linkedRow) replaceUrl(pathname + search);
  });
  useEffect(() => {
    if (hasDates && chosenId !== undefined) keepInUrl();
  }, [chosenId, hasDates]);

  // Neither the browser nor the router scrolls to a date that isn't listed, or not open, when the
  // page is shown.
  const linkedContent = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (linkedId && !isOwnChange.current) linkedContent.current?.scrollIntoView();
    isOwnChange.current = false;
  }, [linkedId]);

  return { openId: openIdOf(chosenId), onToggle, isFoldOpen, setIsFoldOpen, linkedContent };
}
