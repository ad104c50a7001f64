import { ClosuresList, HoursList, StudioAddress } from '@/components/layout/AddressAndHours';
import { Section } from '@/components/layout/Section';
import { buttonStyles } from '@/components/ui/buttonStyles';
import { CopyButton } from '@/components/ui/CopyButton';
import { MapLink } from '@/components/visit/MapLink';
import { StudioMap } from '@/components/visit/StudioMap';
import { home } from '@/lib/content/home';
import { mapTexts } from '@/lib/content/map';
import { site } from '@/lib/content/site';

/** When the studio is open, where it is, and how to ring it. */
export function Visit() {
  const { heading, text } = home.visit;
  return (
    <Section heading={heading} lead={text} id="visit">
      <div className="grid gap-x-12 gap-y-10 md:grid-cols-2 lg:grid-cols-3">
        <div className="md:max-lg:row-span-2">
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
            <MapLink className={buttonStyles('outline')} />
            <CopyButton {...mapTexts.copy} className={buttonStyles('quiet')} />
          </p>
        </div>
        {/* On a phone it is folded below, with the way in words. */}
        <StudioMap className="w-full rounded-card max-md:hidden" />
      </div>
    </Section>
  );
}
