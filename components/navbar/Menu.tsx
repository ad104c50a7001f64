import type { ReactNode } from 'react';
import { frameTexts } from '@/lib/content/frame';
import { menuId } from './watchMenu';

const bar =
  'h-0.5 w-5 bg-current transition-transform duration-quick forced-colors:bg-[ButtonText]';

/**
 * Opens and closes the menu by the Popover API, which also tells assistive technology whether it is open; its two bars
 * then cross. Where the word does not fit (a small phone, text spacing, a wider font), it wraps into a second line,
 * which is cut off.
 */
export function MenuButton() {
  return (
    <button
      type="button"
      popoverTarget={menuId}
      aria-controls={menuId}
      className="hidden h-11 w-9 max-w-max grow flex-row-reverse flex-wrap gap-x-2.5 overflow-hidden pl-2 font-display text-lg font-bold uppercase tracking-wide *:h-11 hover:text-ember-bright collapsed:flex"
    >
      <span aria-hidden className="grid content-center gap-1.5">
        <span
          className={`${bar} group-has-[:popover-open]:translate-y-1 group-has-[:popover-open]:rotate-45`}
        />
        <span
          className={`${bar} group-has-[:popover-open]:-translate-y-1 group-has-[:popover-open]:-rotate-45`}
        />
      </span>
      <span className="flex items-center">{frameTexts.menu}</span>
    </button>
  );
}

// Resets the browser's styles of a popover: a row in the bar.
const row = 'static block flex-1 overflow-visible bg-transparent text-text';
const panel =
  'collapsed:fixed collapsed:inset-x-0 collapsed:bottom-auto collapsed:top-bar collapsed:hidden collapsed:max-h-[calc(100dvh-4rem)] collapsed:w-full collapsed:overflow-y-auto collapsed:overscroll-contain collapsed:border-b collapsed:border-line collapsed:bg-ground collapsed:backdrop:top-bar collapsed:backdrop:bg-ground/70 collapsed:open:block';
const motion =
  'collapsed:-translate-y-2 collapsed:opacity-0 collapsed:transition-[opacity,translate,display,overlay] collapsed:transition-discrete collapsed:duration-calm collapsed:ease-out collapsed:open:translate-y-0 collapsed:open:opacity-100 collapsed:open:starting:-translate-y-2 collapsed:open:starting:opacity-0';

/**
 * The navigation's list: a row on wide screens, on narrow ones a native popover, which opens, closes and answers Escape
 * without scripts.
 */
export function MenuPanel({ children }: { readonly children: ReactNode }) {
  return (
    <div id={menuId} popover="auto" className={`${row} ${panel} ${motion}`}>
      <ul className="flex flex-wrap collapsed:block collapsed:px-gutter collapsed:py-4 collapsed:*:border-b collapsed:*:border-line collapsed:*:last:border-0">
        {children}
      </ul>
    </div>
  );
}
