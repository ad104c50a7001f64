import type { ReactNode } from 'react';
import { PageLink } from '@/components/navigation/PageLink';
import { demonstration } from '@/lib/content/studio';
import { linksIn } from '@/lib/studio/pageList';
import { site } from '@/lib/studio/site';
import { footerWords, lawWords } from '@/lib/words';
import { CurrentYear } from './CurrentYear';
import { HoursList } from './HoursList';
import { Mark } from './Navbar';
import { AnsweredFrom } from './Opening';
import { StudioAddress } from './StudioAddress';

interface FooterColumnProps {
  readonly heading: string;
  readonly headingClassName?: string;
  readonly children: ReactNode;
}

function FooterColumn({ heading, headingClassName = '', children }: FooterColumnProps) {
  return (
    <div>
      <h2 className={`mb-3 label-caps ${headingClassName}`}>{heading}</h2>
      {children}
    </div>
  );
}

interface LinkListProps {
  readonly links: ReturnType<typeof linksIn>;
  readonly className?: string;
}

function LinkList({ links, className }: LinkListProps) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={href}>
          <PageLink href={href} className="footer-link">
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
 * The footer of every page: address, opening hours, contact and navigation, the demonstration
 * notice, the copyright line and the legal pages.
 */
export function Footer() {
  return (
    <footer className="footer">
      <div className="footer-columns">
        <div className="footer-name">
          <p>
            <Mark className="size-6 shrink-0 translate-y-1" />
            {site.name}
          </p>
          <p>{site.tagline}</p>
        </div>
        <FooterColumn heading={footerWords.visit}>
          <StudioAddress />
          <p className="footer-reach">
            <a href={site.contact.emailHref} className="footer-link">
              {site.contact.email}
            </a>
            <a href={site.contact.phoneHref} className="footer-link">
              {site.contact.phone}
            </a>
            <AnsweredFrom />
          </p>
        </FooterColumn>
        <FooterColumn heading={footerWords.hours}>
          <HoursList />
        </FooterColumn>
        <FooterColumn heading={footerWords.pages} headingClassName="max-md:sr-only">
          <nav aria-label={footerWords.navigation}>
            <LinkList links={linksIn('footer')} className="footer-pages" />
          </nav>
        </FooterColumn>
      </div>
      <div className="border-t border-line">
        <div className="footer-end">
          {demonstration && <p className="footer-notice">{demonstration}</p>}
          <p>
            {footerWords.copyright} <CurrentYear built={buildYear} />{' '}
            {footerWords.rights(site.name)}
          </p>
          <nav aria-label={lawWords.navigation}>
            <LinkList links={linksIn('smallPrint')} />
          </nav>
        </div>
      </div>
    </footer>
  );
}
