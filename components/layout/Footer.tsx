import type { ReactNode } from 'react';
import { PageLink } from '@/components/navigation/PageLink';
import { demonstration } from '@/lib/content/studio';
import { site } from '@/lib/studio/site';
import { footerTexts, lawTexts } from '@/lib/words';
import { linksIn } from '@/lib/pages';
import { CurrentYear } from './CurrentYear';
import { HoursList } from './HoursList';
import { Mark } from './Navbar';
import { AnsweredFrom } from './Opening';
import { StudioAddress } from './StudioAddress';

interface FooterColumnProps {
  readonly heading: string;
  readonly className?: string;
  readonly children: ReactNode;
}

function FooterColumn({ heading, className, children }: FooterColumnProps) {
  return (
    <div className={className}>
      <h2 className="mb-3 label-caps">{heading}</h2>
      {children}
    </div>
  );
}

/** Links are 44 px high on phones. */
const link = 'text-link inline-flex items-center py-1 wrap-anywhere max-sm:min-h-11';

interface LinkListProps {
  readonly links: ReturnType<typeof linksIn>;
  readonly className?: string;
}

function LinkList({ links, className = '' }: LinkListProps) {
  return (
    // Links are taller than their text. The list moves up, so that its first line is level with the first lines of the other columns.
    <ul className={`-mt-1 ${className}`}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <PageLink href={href} className={link}>
            {label}
          </PageLink>
        </li>
      ))}
    </ul>
  );
}

/** The year of the build, because this module runs only during the build. */
const buildYear = new Date().getFullYear();

/**
 * The footer of every page (product 2.3): address, opening hours, contact and navigation, the demonstration notice, the copyright line and
 * the legal pages.
 */
export function Footer() {
  return (
    <footer className="border-t border-line bg-surface text-small print:hidden">
      <div className="mx-auto grid w-full max-w-page grid-cols-[1fr_auto] items-baseline gap-6 px-gutter py-6 sm:grid-cols-[4fr_5fr_auto] sm:gap-x-12 sm:gap-y-9 sm:py-12 lg:grid-cols-[auto_auto_22rem_auto] lg:justify-between lg:gap-x-12">
        <div className="col-span-full max-lg:flex max-lg:items-baseline max-lg:justify-between lg:col-span-1">
          <p className="flex items-baseline gap-2.5 font-display text-card font-bold uppercase">
            <Mark className="size-6 shrink-0 translate-y-1" />
            {site.name}
          </p>
          <p className="max-w-[28ch] text-muted max-sm:hidden max-lg:max-w-none lg:mt-3">
            {site.tagline}
          </p>
        </div>
        <FooterColumn heading={footerTexts.visit} className="max-sm:col-span-full">
          <StudioAddress />
          <p className="flex flex-wrap items-start gap-x-6 max-sm:*:last:basis-full sm:mt-1 sm:flex-col">
            <a href={site.contact.emailHref} className={link}>
              {site.contact.email}
            </a>
            <a href={site.contact.phoneHref} className={link}>
              {site.contact.phone}
            </a>
            <AnsweredFrom />
          </p>
        </FooterColumn>
        <FooterColumn heading={footerTexts.hours} className="max-sm:col-span-full">
          <HoursList />
        </FooterColumn>
        <FooterColumn
          heading={footerTexts.pages}
          className="max-sm:col-span-full max-sm:[&>h2]:sr-only"
        >
          <nav aria-label={footerTexts.navigation}>
            <LinkList
              links={linksIn('footer')}
              className="max-sm:-my-2.5 max-sm:flex max-sm:flex-wrap max-sm:gap-x-7"
            />
          </nav>
        </FooterColumn>
      </div>
      <div className="border-t border-line">
        <div className="mx-auto flex w-full max-w-page flex-wrap items-baseline justify-between gap-x-10 gap-y-2 px-gutter py-4 text-muted max-sm:gap-y-0 max-sm:py-2">
          {demonstration && (
            <p className="py-1 text-balance text-text max-lg:basis-full">{demonstration}</p>
          )}
          <p className="py-1">
            {footerTexts.copyright} <CurrentYear built={buildYear} />{' '}
            {footerTexts.rights(site.name)}
          </p>
          <nav aria-label={lawTexts.navigation}>
            <LinkList links={linksIn('smallPrint')} className="flex flex-wrap gap-x-6" />
          </nav>
        </div>
      </div>
    </footer>
  );
}
