'use client';

import { usePathname } from 'next/navigation';
import { type ReactNode, useEffect, useRef } from 'react';
import { PageLink } from '@/components/navigation/PageLink';
import { frameTexts } from '@/lib/words';

/** The id of the menu's popover; there is one on a page. */
const menuId = 'site-menu';

/** Where the menu becomes a row: Tailwind's `lg`, the breakpoint of product 2.2. */
const wide = '(min-width: 64rem)';

// With `:is` the selector is valid in browsers without popovers, too.
const isOpen = (panel: HTMLElement | null) => panel?.matches(':is(:popover-open)') ?? false;

function close(panel: HTMLElement | null): void {
  if (isOpen(panel)) panel?.hidePopover();
}

/**
 * Adds to the popover what it does not do by itself. A navigation closes it, and so does a window that becomes wide. On
 * Escape, which closes it anyway, the focus returns to the button.
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
    // Not at the start: it may have been opened before the scripts.
    return () => close(menu);
  }, [pathname]);
  return { panel, button };
}

/**
 * How a navigation link relates to the page in view: `page` when it leads there ('/' is Home too), `true` when the page
 * lies below it, as /services/1 does below /services (WAI-ARIA 1.2, aria-current).
 */
function ariaCurrent(href: string, pathname: string): 'page' | 'true' | undefined {
  if (pathname === href || (pathname === '/' && href === '/home')) return 'page';
  return pathname.startsWith(`${href}/`) ? 'true' : undefined;
}

interface MenuProps {
  readonly links: readonly { readonly label: string; readonly href: string }[];
  /** Below the links on narrow screens: how to reach the studio. */
  readonly contact: ReactNode;
  /** What stands between the links and the menu's button. */
  readonly children: ReactNode;
}

/**
 * The navigation's list: a row on wide screens, on narrow ones a native popover, which its button opens and closes
 * without scripts. The button's two bars cross while it is open, and it says how to close it. Where its word does not fit (a small phone, text
 * spacing, a wider font), it wraps into a second line, which is cut off.
 */
export function Menu({ links, contact, children }: MenuProps) {
  const pathname = usePathname();
  const { panel, button } = useMenu(pathname);
  return (
    <>
      <div ref={panel} id={menuId} popover="auto" className="menu-panel">
        <ul className="flex flex-wrap collapsed:block collapsed:px-gutter collapsed:py-4 collapsed:*:border-b collapsed:*:border-line collapsed:*:last:border-0">
          {links.map(({ label, href }) => (
            <li key={href}>
              <PageLink
                href={href}
                aria-current={ariaCurrent(href, pathname)}
                onClick={() => close(panel.current)}
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
        className="hidden h-11 w-9 max-w-max grow flex-row-reverse flex-wrap gap-x-2.5 overflow-hidden pl-2 font-display text-lg font-bold uppercase tracking-wide *:h-11 hover:text-accent-bright collapsed:flex"
      >
        <span className="menu-bars" />
        <span className="menu-words">
          <span>{frameTexts.menu}</span>
          <span>{frameTexts.close}</span>
        </span>
      </button>
    </>
  );
}
