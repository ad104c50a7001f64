import type { ReactNode } from 'react';
import { AnsweredFrom } from '@/components/layout/Opening';
import { MapLink, StudioAddress } from '@/components/layout/StudioAddress';
import { firstVisit } from '@/lib/content/firstVisit';
import { studioMap } from '@/lib/content/map';
import { site } from '@/lib/studio/site';
import { mapTexts } from '@/lib/words';
import { StudioMap } from './StudioMap';

/** Everything for a first visit: questions, phone number, address, map and directions. */
export function VisitSection({ children }: { readonly children: ReactNode }) {
  return (
    <section id="visit" className="scroll-mt-bar">
      <div className="mx-auto grid w-full max-w-page gap-x-16 gap-y-8 px-gutter py-section max-sm:gap-y-5 max-sm:pt-7 max-sm:pb-6 md:grid-cols-2 lg:py-18">
        <div>
          <h2 className="mb-5 text-section sm:mb-8">{firstVisit.heading}</h2>
          {children}
        </div>
        <div className="grid content-start gap-y-5 sm:gap-y-8">
          <div className="max-md:mt-4">
            <a
              href={site.contact.phoneHref}
              className="inline-block py-1 font-display text-section font-bold text-accent sm:whitespace-nowrap"
            >
              {site.contact.phone}
            </a>
            {/* This line is separate, because its text appears once the time is known. */}
            <p>
              <AnsweredFrom />
            </p>
            <StudioAddress />
          </div>
          <div>
            {/* The map is wide enough for its labels to be at least 12 px high (product 14.5). */}
            <StudioMap />
            <h3 className="mt-5 text-card">{mapTexts.directions}</h3>
            <p className="mt-2 mb-4 max-w-prose text-muted">{studioMap.directions}</p>
            <MapLink />
          </div>
        </div>
      </div>
    </section>
  );
}
