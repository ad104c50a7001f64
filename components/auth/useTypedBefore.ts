import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * Keeps what was typed before the island ran. React takes over the form of the exported page and nothing is lost; but a
 * page that the browser has translated by then is not what React expects, so it draws all of it anew. The exported form
 * is still in the page while it does, so it is found then, and what it holds is put into the new one, with the focus.
 */
export function useTypedBefore({
  id,
  ref,
}: {
  id: string;
  ref: RefObject<HTMLFormElement | null>;
}) {
  const [before] = useState(
    () =>
      typeof document === 'object' && {
        form: document.getElementById(id),
        focused: document.activeElement,
      },
  );
  useLayoutEffect(() => {
    if (!before || before.form === ref.current) return;
    for (const old of before.form?.querySelectorAll('input') ?? []) {
      const field = document.getElementById(old.id);
      if (!(field instanceof HTMLInputElement)) continue;
      field.value = old.value;
      if (old === before.focused) field.focus();
    }
  }, [before, ref]);
}
