'use client';

import { usePathname } from 'next/navigation';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { PageLink } from '@/components/navigation/PageLink';
import { frameTexts } from '@/lib/words';

const menuId = 'site-menu';

/** Matches windows in which the menu is a row: Tailwind's `lg` and up (product 2.2). */
const wide = '(min-width: 64rem)';

// `:is` keeps the selector valid in browsers without popover support.
const isOpen = (panel: HTMLElement | null) => panel?.matches(':is(:popover-open)') ?? false;

function close(panel: HTMLElement | null): void {
  if (isOpen(panel)) panel?.hidePopover();
}

/**
 * Adds what popovers lack: the menu closes on navigation and when the window becomes wide. When Escape closes the menu, focus returns to
 * the button.
 */
function useMenu(pathname: string) {
  const panel = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const returnFocus = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && isOpen(panel.current)) button.current?.focus();
    };
    document.addEventListener('keydown', returnFocus, { signal });
    matchMedia(wide).addEventListener('change', () => close(panel.current), { signal });
    return () => listening.abort();
  }, []);
  useEffect(() => {
    const menu = panel.current;
    // The menu closes only on cleanup, because the visitor may have opened it before hydration.
    return () => close(menu);
  }, [pathname]);
  return { panel, button };
}

/**
 * Returns a link's `aria-current`: `page` if it leads to the current page ('/' is Home too), `true` if the current page is below it, as
 * /services/1 is below /services (WAI-ARIA 1.2).
 */
function ariaCurrent(href: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === href || (pathname === '/' && href === '/home')) return 'page';
  return pathname.startsWith(`${href}/`) ? 'true' : undefined;
}

/** On wide screens, a row without the browser's popover styles. On narrow screens, a panel that fills the window below the navbar. */
const panelStyles =
  'static block flex-1 overflow-visible bg-transparent text-text collapsed:fixed collapsed:inset-x-0 ' +
  'collapsed:bottom-auto collapsed:top-bar collapsed:hidden collapsed:h-[calc(100dvh-4rem)] ' +
  'collapsed:w-full collapsed:flex-col collapsed:overflow-y-auto collapsed:overscroll-contain collapsed:bg-ground ' +
  'collapsed:open:flex';

/** A line in the accent color marks the current page: below the link in the row, to the left of it in the panel. */
const linkStyles =
  'relative flex min-h-bar items-center px-4 font-display text-lg font-bold uppercase tracking-wide text-muted ' +
  'hover:text-text aria-[current]:text-text after:absolute after:inset-x-4 after:bottom-0 after:h-0.5 ' +
  'after:origin-left after:scale-x-0 after:bg-accent after:transition-transform after:duration-quick ' +
  'aria-[current]:after:scale-x-100 forced-colors:after:bg-[Highlight] collapsed:px-0 collapsed:py-[1.8dvh] collapsed:text-name ' +
  'collapsed:after:inset-x-auto collapsed:after:inset-y-4 collapsed:after:-left-gutter collapsed:after:h-auto ' +
  'collapsed:after:w-1';

const barStyles =
  'h-0.5 w-5 bg-current transition-transform duration-quick forced-colors:bg-[ButtonText]';

interface MenuProps {
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** Contact details, shown below the links on narrow screens. */
  readonly contact: ReactNode;
  /** Rendered between the links and the menu button. */
  readonly children: ReactNode;
}

/**
 * The navigation links. On wide screens, they're a row. On narrow screens, they're in a native popover, whose button works without scripts.
 * While the menu is open, the button's two bars form a cross. The label changes too, but the button's width doesn't. If the label doesn't
 * fit (on small phones, or with wide fonts or text spacing), it wraps to a second line, which is cut off.
 */
export function Menu({ links, contact, children }: MenuProps) {
  const pathname = usePathname();
  const { panel, button } = useMenu(pathname);
  const closeAtLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close(panel.current);
  };
  return (
    <>
      <div ref={panel} id={menuId} popover="auto" className={panelStyles} onClick={closeAtLink}>
        <ul className="flex flex-wrap collapsed:my-auto collapsed:block collapsed:px-gutter collapsed:py-4">
          {links.map(({ label, href }) => (
            <li key={href}>
              <PageLink
                href={href}
                aria-current={ariaCurrent(href, pathname)}
                className={linkStyles}
              >
                {label}
              </PageLink>
            </li>
          ))}
        </ul>
        {contact}
      </div>
      {children}
      <button
        ref={button}
        type="button"
        popoverTarget={menuId}
        aria-controls={menuId}
        className="hidden h-11 w-9 max-w-max grow flex-row-reverse flex-wrap gap-x-2.5 overflow-hidden pl-2 font-display text-lg font-bold uppercase tracking-wide *:h-11 hover:text-accent-bright collapsed:flex"
      >
        <span className="grid content-center gap-1.5">
          <span
            className={`in-[nav:has(:popover-open)]:translate-y-1 in-[nav:has(:popover-open)]:rotate-45 ${barStyles}`}
          />
          <span
            className={`in-[nav:has(:popover-open)]:-translate-y-1 in-[nav:has(:popover-open)]:-rotate-45 ${barStyles}`}
          />
        </span>
        <span className="grid items-center *:col-start-1 *:row-start-1">
          <span className="in-[nav:has(:popover-open)]:invisible">{frameTexts.menu}</span>
          <span className="invisible in-[nav:has(:popover-open)]:visible">{frameTexts.close}</span>
        </span>
      </button>
    </>
  );
}
