/** The id of the menu's popover; there is one on a page. */
export const menuId = 'site-menu';

/** Where the menu becomes a row: Tailwind's `lg`, the breakpoint of product 2.2. */
const wide = '(min-width: 64rem)';

const menu = () => document.getElementById(menuId);
const isOpen = () => menu()?.matches(':popover-open') ?? false;
const button = () => document.querySelector<HTMLElement>(`[popovertarget=${menuId}]`);

/** Closes the menu when it is open. */
export function closeMenu(): void {
  if (isOpen()) menu()?.hidePopover();
}

function closeOnLink({ target }: Event) {
  if ((target as Partial<Element>).closest?.(`#${menuId} a`)) closeMenu();
}

function returnFocus({ key }: KeyboardEvent) {
  if (key === 'Escape' && isOpen()) button()?.focus();
}

/**
 * Adds to the popover what it does not do by itself. A click on a link closes it, and so does a window that becomes
 * wide. On Escape, which closes it anyway, the focus returns to the button. Returns the function that ends it.
 */
export function watchMenu(): () => void {
  const ended = new AbortController();
  document.addEventListener('click', closeOnLink, ended);
  document.addEventListener('keydown', returnFocus, ended);
  matchMedia(wide).addEventListener('change', closeMenu, ended);
  return () => ended.abort();
}
