import type { ReactNode } from 'react';
import { HoursList } from '@/components/layout/HoursList';
import { AnsweredFrom } from '@/components/layout/Opening';
import { MapLink, StudioAddress } from '@/components/layout/StudioAddress';
import { firstVisit } from '@/lib/content/firstVisit';
import { studioMap } from '@/lib/content/map';
import { site } from '@/lib/studio/site';
import { mapTexts } from '@/lib/words';
import { StudioMap } from './StudioMap';

/** Everything for a first visit: opening hours, phone number and address; beside them, the questions and the map. */
export function VisitSection({ children }: { readonly children: ReactNode }) {
  const { heading, lead } = firstVisit;
  return (
    <section id="visit" className="scroll-mt-bar">
      <div className="mx-auto grid w-full max-w-page gap-x-16 gap-y-8 px-gutter py-section max-sm:pt-8 max-sm:pb-10 lg:grid-cols-[5fr_8fr]">
        <div className="flex flex-col gap-6">
          <div>
            <h2 className="text-section">{heading}</h2>
            <p className="mt-2 max-w-prose text-muted max-sm:hidden">{lead}</p>
          </div>
          <div>
            <HoursList />
          </div>
          <div className="text-lead lg:mt-auto">
            <a
              href={site.contact.phoneHref}
              className="inline-block py-1 font-display text-section font-bold text-accent sm:whitespace-nowrap"
            >
              {site.contact.phone}
            </a>
            {/* In a row of its own, because its text appears once the time is known. */}
            <p>
              <AnsweredFrom />
            </p>
            <StudioAddress />
          </div>
        </div>
        <div className="grid content-between gap-8">
          {children}
          {/* The map is wide enough for its labels to be at least 12 px high (product 14.5). */}
          <div className="flex flex-wrap gap-x-10 gap-y-5 *:grow">
            <div className="max-w-120 basis-88">
              <StudioMap />
            </div>
            <div className="basis-60">
              <h3 className="text-card">{mapTexts.directions}</h3>
              <p className="mt-2 mb-4 max-w-prose text-muted">{studioMap.directions}</p>
              <MapLink />
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
