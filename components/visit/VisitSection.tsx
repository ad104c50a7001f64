import type { ReactNode } from 'react';
import { AnsweredFrom } from '@/components/layout/Opening';
import { MapLink, StudioAddress } from '@/components/layout/StudioAddress';
import { firstVisit } from '@/lib/content/firstVisit';
import { studioMap } from '@/lib/content/map';
import { site } from '@/lib/studio/site';
import { mapWords } from '@/lib/words';
import { StudioMap } from './StudioMap';

/** Everything for a first visit: questions, map and directions, phone number and address. */
export function VisitSection({ children }: { readonly children: ReactNode }) {
  return (
    <section id="visit" className="scroll-mt-bar">
      <div className="visit-section">
        <div>
          <h2 className="mb-5 text-section md:mb-8">{firstVisit.heading}</h2>
          {children}
        </div>
        <div>
          {/* The map is wide enough for its labels to be at least 12 px high. */}
          <StudioMap />
          <h3 className="mt-5 text-card">{mapWords.directions}</h3>
          <p className="visit-directions">{studioMap.directions}</p>
        </div>
        <div className="visit-contact">
          <div>
            <a href={site.contact.phoneHref} className="visit-phone">
              {site.contact.phone}
            </a>
            {/* This line is separate, because its text appears once the time is known. */}
            <p>
              <AnsweredFrom />
            </p>
          </div>
          <div className="flex flex-wrap items-center justify-between gap-4">
            <StudioAddress />
            <MapLink />
          </div>
        </div>
      </div>
    </section>
  );
}
