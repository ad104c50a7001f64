import { SessionControl } from '@/components/auth/SessionControl';
import { IslandBoundary } from '@/components/ui/IslandBoundary';
import { logoPaths } from '@/lib/brand';
import { frameTexts } from '@/lib/content/words';
import { site } from '@/lib/content/site';
import { Menu } from './Menu';

/** The studio's logo as on the icons, but without their background; the name beside it says the same. */
function Mark({ className }: { readonly className: string }) {
  return (
    <svg width={32} height={32} viewBox="0 0 64 64" aria-hidden="true" className={className}>
      <path fill="none" strokeWidth="8.5" d={logoPaths.ring} className="stroke-accent" />
      <path d={logoPaths.bolt} className="fill-current" />
    </svg>
  );
}

/** The first stop of the Tab key: skips the navbar (WCAG 2.2, 2.4.1). */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only rounded-control bg-accent font-display text-lg font-bold uppercase tracking-wide text-on-accent focus:not-sr-only focus:fixed focus:left-4 focus:top-3 focus:z-50 focus:px-4 focus:py-2"
    >
      {frameTexts.skip}
    </a>
  );
}

/**
 * The sticky bar above every page: brand, the four links, and Login or Logout at the end (product 2.2). The menu opens right below one row, so
 * the bar is one row with every font and spacing (WCAG 1.4.12): first the menu button loses its word, then the brand
 * wraps.
 */
export function Navbar() {
  return (
    <header className="sticky top-0 z-40 border-b border-accent/40 bg-ground print:hidden">
      <div className="mx-auto flex min-h-bar w-full max-w-page flex-wrap items-center gap-x-2 px-gutter max-[18rem]:gap-x-0 collapsed:flex-nowrap lg:gap-x-10">
        <a
          href="/"
          className="inline-flex min-h-11 items-center gap-2 sm:gap-2.5 font-display text-xl font-bold uppercase leading-none tracking-wide hover:text-accent-bright sm:text-2xl"
        >
          <Mark className="size-7 shrink-0 sm:size-8" />
          <span className="max-[18rem]:sr-only">{site.name}</span>
        </a>
        <nav
          aria-label={frameTexts.navigation}
          className="group flex flex-1 flex-wrap items-center justify-end gap-x-2 max-[22rem]:gap-x-1 max-[18rem]:gap-x-0 collapsed:flex-nowrap"
        >
          {/* Should the menu break, the footer still has its links. */}
          <IslandBoundary name="menu" fallback={<SessionControl />}>
            <Menu links={site.navigation}>
              <SessionControl />
            </Menu>
          </IslandBoundary>
        </nav>
      </div>
    </header>
  );
}
