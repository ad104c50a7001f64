'use client';

import { usePathname } from 'next/navigation';
import { type MouseEvent, type ReactNode, useEffect, useRef } from 'react';
import { PageLink } from '@/components/navigation/PageLink';
import { openPopover } from '@/lib/browser/popover';
import { navbarWords } from '@/lib/words';

const menuId = 'site-menu';

/** Matches windows in which the menu is a row: Tailwind's `lg` and up. */
const wideWindow = '(min-width: 64rem)';

const isOpen = (panel: HTMLElement | null) => panel?.matches(openPopover) ?? false;

function close(panel: HTMLElement | null): void {
  if (isOpen(panel)) panel?.hidePopover();
}

/**
 * Adds what popovers lack: the menu closes on navigation and when the window becomes wide. When
 * Escape closes the menu, focus returns to the button.
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
    matchMedia(wideWindow).addEventListener('change', () => close(panel.current), { signal });
    return () => listening.abort();
  }, []);
  useEffect(() => {
    const menu = panel.current;
    // Closes the menu on cleanup, because the visitor may have opened it before the first effect.
    return () => close(menu);
  }, [pathname]);
  return { panel, button };
}

/**
 * Returns a link's `aria-current`: `page` if it leads to the current page ('/' is Home too), `true`
 * if the current page is below it, as /services/1 is below /services (WAI-ARIA 1.2).
 */
function ariaCurrent(href: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === href || (pathname === '/' && href === '/home')) return 'page';
  return pathname.startsWith(`${href}/`) ? 'true' : undefined;
}

interface MenuProps {
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** Contact details, shown below the links on narrow screens. */
  readonly contact: ReactNode;
  /** Rendered between the links and the menu button. */
  readonly children: ReactNode;
}

/**
 * The navigation links. On wide screens, they're a row. On narrow screens, they're in a native
 * popover, whose button works without scripts. The button has both labels, so its width stays the
 * same.
 */
export function Menu({ links, contact, children }: MenuProps) {
  const pathname = usePathname();
  const { panel, button } = useMenu(pathname);
  // The links of `contact` are rendered by a server component, so they have no listeners.
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close(panel.current);
  };
  return (
    <>
      <div ref={panel} id={menuId} popover="auto" className="menu" onClick={closeOnLink}>
        <ul className="menu-list">
          {links.map(({ label, href }) => (
            <li key={href}>
              <PageLink
                href={href}
                aria-current={ariaCurrent(href, pathname)}
                className="menu-link"
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
        className="menu-button"
      >
        <span className="menu-bars">
          <span />
          <span />
        </span>
        <span className="menu-labels">
          <span>{navbarWords.menu}</span>
          <span>{navbarWords.close}</span>
        </span>
      </button>
    </>
  );
}
