import { frameTexts } from '@/lib/content/frame';
import { menuId } from './menuId';

const bar =
  'h-0.5 w-5 bg-current transition-transform duration-quick forced-colors:bg-[ButtonText]';

/** Opens and closes the menu through the Popover API; its two bars cross while the menu is open. */
export function MenuButton() {
  return (
    <button
      type="button"
      popoverTarget={menuId}
      aria-expanded={false}
      aria-controls={menuId}
      className="hidden min-h-11 min-w-9 items-center justify-end gap-2.5 pl-2 font-display text-lg font-bold uppercase tracking-wide hover:text-ember-bright collapsed:inline-flex"
    >
      <span className="max-[22rem]:sr-only">{frameTexts.menu}</span>
      <span aria-hidden className="grid gap-1.5">
        <span
          className={`${bar} group-has-[:popover-open]:translate-y-1 group-has-[:popover-open]:rotate-45`}
        />
        <span
          className={`${bar} group-has-[:popover-open]:-translate-y-1 group-has-[:popover-open]:-rotate-45`}
        />
      </span>
    </button>
  );
}
