import type { ReactNode } from 'react';
import { Button } from '@/components/ui/Button';
import { PageHeading } from '@/components/ui/Containers';
import { LinkedText } from '@/components/ui/LinkedText';
import { PageTitle } from '@/components/ui/PageHead';
import { operator } from '@/lib/content/law';
import type { LawPage } from '@/lib/schemas';
import { pageAt } from '@/lib/studio/pageList';
import { cityLine, site } from '@/lib/studio/site';
import { formatLongDate } from '@/lib/time/format';
import { lawWords, destinationWords } from '@/lib/words';

interface LawSectionProps {
  readonly heading: string;
  readonly paragraphs?: readonly string[];
  readonly children?: ReactNode;
}

export function LawSection({ heading, paragraphs = [], children }: LawSectionProps) {
  return (
    <section className="law-screen-columns border-t border-line py-8 md:py-10">
      <h2 className="text-card wrap-break-word hyphens-auto">{heading}</h2>
      <div className="grid max-w-prose gap-4 wrap-anywhere">
        {paragraphs.map((text) => (
          <p key={text}>
            <LinkedText text={text} />
          </p>
        ))}
        {children}
      </div>
    </section>
  );
}

function Contact() {
  const { phone, phoneHref, email, emailHref } = site.contact;
  return (
    <LawSection heading={lawWords.contact}>
      <address className="not-italic">
        {[site.name, operator, site.address.street, cityLine].map((addressLine) => (
          <span key={addressLine} className="block">
            {addressLine}
          </span>
        ))}
      </address>
      <p className="-my-2.5 flex flex-col items-start">
        <Button href={phoneHref} variant="quiet">
          {phone}
        </Button>
        <Button href={emailHref} variant="quiet">
          {email}
        </Button>
      </p>
    </LawSection>
  );
}

interface LawScreenProps extends LawPage {
  /** The page's path, by which lib/studio/pageList knows its title. */
  readonly path: string;
  readonly children?: ReactNode;
}

/** A legal page, which ends with the contact details and the date of the last change. */
export function LawScreen({ path, lead, sections, children }: LawScreenProps) {
  const { title, changed } = pageAt(path);
  return (
    <div className="page-width pt-8 pb-10 md:pb-section lg:pt-10">
      <PageTitle title={title} />
      <header className="law-screen-columns items-end">
        <PageHeading>
          <h1 className="text-title hyphens-auto lg:text-section lg:whitespace-nowrap">{title}</h1>
        </PageHeading>
        <p className="max-w-prose text-lead text-muted">{lead}</p>
      </header>
      <div className="mt-10 border-b border-line md:mt-14">
        {sections.map((section) => (
          <LawSection key={section.heading} {...section} />
        ))}
        {children}
        <Contact />
      </div>
      <div className="mt-6 flex flex-wrap items-center justify-between gap-4">
        {changed && (
          <p className="text-small text-muted">
            {lawWords.changed} <time dateTime={changed}>{formatLongDate(changed)}</time>
          </p>
        )}
        <Button href="/services#timetable" variant="outline">
          {destinationWords.week}
        </Button>
      </div>
    </div>
  );
}
