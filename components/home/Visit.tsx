import { ClosuresList, HoursList, StudioAddress } from '@/components/layout/AddressAndHours';
import { Section } from '@/components/layout/Section';
import { buttonStyles } from '@/components/ui/buttonStyles';
import { CopyButton } from '@/components/ui/CopyButton';
import { home } from '@/lib/content/home';
import { addressLine, mapHref, site } from '@/lib/content/site';

/** When the studio is open, where it is, and how to ring it. */
export function Visit() {
  const { heading, text, map, call, copy } = home.visit;
  return (
    <Section heading={heading} lead={text} id="visit">
      <div className="grid gap-10 md:grid-cols-2 md:gap-16">
        <div>
          <HoursList />
          <ClosuresList />
        </div>
        <div className="flex flex-col items-start gap-6 text-lead">
          <StudioAddress />
          <p>
            <a href={site.contact.phoneHref} className="font-display text-section text-ember">
              {site.contact.phone}
            </a>
          </p>
          <p className="flex flex-wrap gap-3">
            <a href={site.contact.phoneHref} className={buttonStyles('outline')}>
              {call}
            </a>
            <a href={mapHref} rel="noopener" className={buttonStyles('quiet')}>
              {map}
            </a>
            <CopyButton {...copy} text={addressLine} className={buttonStyles('quiet')} />
          </p>
        </div>
      </div>
    </Section>
  );
}
