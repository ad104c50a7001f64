import { ClosuresList, HoursList, StudioAddress } from '@/components/layout/AddressAndHours';
import { Section } from '@/components/ui/Section';
import { CopyButton } from '@/components/ui/CopyButton';
import { MapLink } from '@/components/visit/GettingThere';
import { StudioMap } from '@/components/visit/StudioMap';
import { home } from '@/lib/content/home';
import { mapTexts } from '@/lib/content/map';
import { site } from '@/lib/content/site';

/** When the studio is open, where it is, and its phone number. */
export function VisitSection() {
  const { heading } = home.visit;
  return (
    <Section heading={heading} id="visit">
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-2 md:gap-y-10 lg:grid-cols-3">
        <div className="md:max-lg:row-span-2">
          <HoursList />
          <ClosuresList />
        </div>
        <div className="flex flex-wrap items-end justify-between gap-4 text-lead md:flex-col md:items-start md:justify-start md:gap-6">
          <div className="grid gap-2 md:gap-6">
            <StudioAddress />
            <p>
              <a
                href={site.contact.phoneHref}
                className="font-display text-card text-accent sm:text-section"
              >
                {site.contact.phone}
              </a>
            </p>
          </div>
          <p className="flex flex-wrap gap-3">
            <MapLink />
            {/* On a phone this button and the map are folded below, with the directions. */}
            <span className="max-md:hidden">
              <CopyButton {...mapTexts.copy} variant="quiet" />
            </span>
          </p>
        </div>
        <StudioMap className="w-full rounded-card max-md:hidden" />
      </div>
    </Section>
  );
}
