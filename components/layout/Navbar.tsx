import { SessionControl } from '@/components/auth/SessionControl';
import { PageLink } from '@/components/navigation/PageLink';
import { Button, TextLink } from '@/components/ui/Button';
import { ErrorBoundary } from '@/components/ui/ErrorBoundary';
import { LineIcon } from '@/components/ui/LineIcon';
import { firstVisit } from '@/lib/content/firstVisit';
import { mark } from '@/lib/content/mark';
import { linksIn } from '@/lib/studio/pageList';
import { site } from '@/lib/studio/site';
import { navbarWords, contactWords, destinationWords } from '@/lib/words';
import { Menu } from './Menu';
import { AnsweredFrom, OpeningStatus } from './Opening';
import { MapLink } from './StudioAddress';

/**
 * The studio's logo. Unlike the icons, it has no background. Screen readers skip it, because the
 * name is beside it.
 */
export function Mark({ className }: { readonly className?: string }) {
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
      className="navbar-skip-link sr-only focus:not-sr-only focus:fixed focus:top-3 focus:left-4 focus:z-50 focus:px-4 focus:py-2"
    >
      {navbarWords.skip}
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
      aria-label={navbarWords.account}
      className="navbar-account when-signed-in"
    >
      <LineIcon path={person} size={22} className="size-5.5 shrink-0" />
    </PageLink>
  );
}

/**
 * The part of the phone menu below the pages: links to the week and the first visit, whether the
 * studio is open, its phone number and when it's next answered, and a link to the map.
 */
function Contact() {
  const { phone, phoneHref } = site.contact;
  return (
    <div className="menu-contact">
      <p className="menu-shortcuts">
        <TextLink href="/services#timetable">{destinationWords.week}</TextLink>
        <TextLink href="/#visit">{firstVisit.heading}</TextLink>
      </p>
      <OpeningStatus className="mb-4" />
      <p className="flex flex-wrap gap-3 *:grow">
        <Button href={phoneHref}>{contactWords.call(phone)}</Button>
        <MapLink />
        <Button href="/account" variant="outline" hidden className="when-signed-in">
          {navbarWords.account}
        </Button>
      </p>
      <p className="mt-2">
        <AnsweredFrom />
      </p>
    </div>
  );
}

/**
 * The sticky bar at the top of every page: brand, links, and Login or Logout at the end. The menu
 * opens right below the bar, so the bar stays one row high with any font and text spacing (WCAG
 * 1.4.12). If space runs out, the menu button loses its label. If that isn't enough, the brand
 * wraps, within a word if necessary.
 */
export function Navbar() {
  return (
    <header className="navbar">
      <div className="navbar-row">
        <PageLink href="/" className="navbar-brand">
          <Mark />
          <span>{site.name}</span>
        </PageLink>
        <nav aria-label={navbarWords.navigation} className="navbar-links">
          {/* If the menu fails, the footer still has its links. */}
          <ErrorBoundary fallback={<SessionControl />}>
            <Menu links={linksIn('bar')} contact={<Contact />}>
              <AccountLink />
              <SessionControl />
            </Menu>
          </ErrorBoundary>
        </nav>
      </div>
    </header>
  );
}
