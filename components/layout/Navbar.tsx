import { SessionControl } from '@/components/auth/SessionControl';
import { PageLink } from '@/components/navigation/PageLink';
import { Button, TextLink } from '@/components/ui/Button';
import { IslandBoundary } from '@/components/ui/IslandBoundary';
import { LineIcon } from '@/components/ui/LineIcon';
import { mark } from '@/lib/content/mark';
import { firstVisit } from '@/lib/content/firstVisit';
import { barTexts, contactTexts, linkTexts } from '@/lib/words';
import { site } from '@/lib/studio/site';
import { linksIn } from '@/lib/pages';
import { Menu } from './Menu';
import { AnsweredFrom, OpeningWords } from './Opening';
import { MapLink } from './StudioAddress';

/** The studio's logo. Unlike the icons, it has no background. Screen readers skip it, because the name is beside it. */
export function Mark({ className }: { readonly className: string }) {
  return (
    <svg width={32} height={32} viewBox="0 0 64 64" aria-hidden="true" className={className}>
      <path fill="none" strokeWidth="8.5" d={mark.line} className="stroke-accent" />
      <path d={mark.area} className="fill-current" />
    </svg>
  );
}

/** The first link in tab order, which skips the navbar (WCAG 2.4.1). */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="sr-only rounded-control bg-accent font-display text-lg font-bold uppercase tracking-wide text-on-accent focus:not-sr-only focus:fixed focus:left-4 focus:top-3 focus:z-50 focus:px-4 focus:py-2"
    >
      {barTexts.skip}
    </a>
  );
}

const person = 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c.6-4.2 3.8-6 8-6s7.4 1.8 8 6';

/** Links signed-in users to their account. */
function AccountLink() {
  return (
    <PageLink
      href="/account"
      hidden
      aria-label={barTexts.account}
      className="when-signed-in inline-flex h-11 w-11 items-center justify-center rounded-control text-muted hover:text-text max-sm:w-9 max-[22rem]:w-7 max-[11rem]:w-5"
    >
      <LineIcon path={person} size={22} className="size-5.5 shrink-0" />
    </PageLink>
  );
}

/**
 * The part of the phone menu below the pages: links to the week and the first visit, whether the studio is
 * open, its phone number and when it's next answered, and a link to the map.
 */
function Contact() {
  const { phone, phoneHref } = site.contact;
  return (
    <div className="hidden border-t border-line px-gutter pt-3 pb-6 collapsed:block">
      <p className="mb-2 flex flex-wrap gap-x-6 *:py-2">
        <TextLink href="/services#timetable">{linkTexts.week}</TextLink>
        <TextLink href="/#visit">{firstVisit.heading}</TextLink>
      </p>
      <OpeningWords className="mb-4" />
      <p className="flex flex-wrap gap-3 *:grow">
        <Button href={phoneHref}>{contactTexts.call(phone)}</Button>
        <MapLink />
        <Button href="/account" variant="outline" hidden className="when-signed-in">
          {barTexts.account}
        </Button>
      </p>
      <p className="mt-2">
        <AnsweredFrom />
      </p>
    </div>
  );
}

/**
 * The sticky bar at the top of every page: brand, links, and Login or Logout at the end (product 2.2). The menu opens right below the bar,
 * so the bar stays one row high with any font and text spacing (WCAG 1.4.12). If space runs out, the menu button loses its label. If that
 * isn't enough, the brand wraps, within a word if necessary.
 */
export function Navbar() {
  return (
    <header className="sticky top-0 z-40 border-b border-accent/40 bg-ground studio-open:shadow-glow print:hidden">
      <div className="mx-auto flex min-h-bar w-full max-w-page flex-wrap items-center gap-x-2 px-gutter max-[18rem]:gap-x-0 collapsed:flex-nowrap lg:gap-x-10">
        <PageLink
          href="/"
          className="inline-flex min-h-11 items-center gap-2 max-[21rem]:gap-1.5 sm:gap-2.5 font-display text-lg font-bold uppercase leading-none tracking-wide hover:text-accent-bright sm:text-card"
        >
          <Mark className="size-7 shrink-0 max-[21rem]:size-5 studio-open:drop-shadow-glow sm:size-8" />
          <span className="min-w-20 wrap-anywhere max-[18rem]:sr-only">{site.name}</span>
        </PageLink>
        <nav
          aria-label={barTexts.navigation}
          className="flex flex-1 flex-wrap items-center justify-end gap-x-2 max-[22rem]:gap-x-1 max-[18rem]:gap-x-0 collapsed:flex-nowrap"
        >
          {/* If the menu fails, the footer still has its links. */}
          <IslandBoundary fallback={<SessionControl />}>
            <Menu links={linksIn('bar')} contact={<Contact />}>
              <AccountLink />
              <SessionControl />
            </Menu>
          </IslandBoundary>
        </nav>
      </div>
    </header>
  );
}
