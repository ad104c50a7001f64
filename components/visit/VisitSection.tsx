import { HoursList } from '@/components/layout/HoursList';
import { StudioAddress } from '@/components/layout/StudioAddress';
import { Button } from '@/components/ui/Button';
import { CopyButton } from '@/components/ui/CopyButton';
import { Section } from '@/components/ui/Section';
import { home } from '@/lib/content/home';
import { addressLine, mapApplications, mapHref } from '@/lib/studio/place';
import { site } from '@/lib/studio/site';
import { sections } from '@/lib/content/studio';
import { mapTexts } from '@/lib/content/words';
import { StudioMap } from './StudioMap';

/**
 * A link to the studio on a public map. On a phone it opens the map application instead: the head script sets the
 * address by the phone's system (lib/browser/mapLinks).
 */
function MapLink() {
  const { android, apple } = mapApplications;
  return (
    <Button href={mapHref} variant="outline" data-android={android} data-apple={apple}>
      {mapTexts.open}
    </Button>
  );
}

/** When the studio is open, where it is, and its phone number. */
export function VisitSection() {
  return (
    <Section heading={home.visit.heading} id="visit">
      <div className="grid gap-x-12 gap-y-6 md:grid-cols-2 md:gap-y-10 lg:grid-cols-3">
        <div className="md:max-lg:row-span-2">
          <HoursList />
        </div>
        <div className="flex flex-col items-start gap-4 text-lead md:gap-6">
          <StudioAddress />
          <a
            href={site.contact.phoneHref}
            className="font-display text-card text-accent sm:text-section"
          >
            {site.contact.phone}
          </a>
          <p className="flex flex-wrap gap-3">
            <MapLink />
            <CopyButton text={addressLine} {...mapTexts.copy} variant="quiet" />
          </p>
        </div>
        {sections.map && <StudioMap />}
      </div>
    </Section>
  );
}
