import { HoursList } from '@/components/layout/HoursList';
import { AnsweredFrom } from '@/components/layout/Opening';
import { MapLink, StudioAddress } from '@/components/layout/StudioAddress';
import { LitPicture } from '@/components/ui/Picture';
import { home } from '@/lib/content/home';
import { site } from '@/lib/studio/site';
import { pictures } from '@/lib/content/pictures';
import { readPair } from '@/lib/pictures/readPicture';
import { StudioMap } from './StudioMap';

/**
 * When the studio is open, where it is, and its phone number, beside a picture of the room, which fills the other half of the
 * window to the edge.
 */
export async function VisitSection() {
  const room = await readPair(pictures.room);
  return (
    <section id="visit" className="grid scroll-mt-bar grid-cols-1 lg:mb-section lg:grid-cols-2">
      {room && (
        <LitPicture
          {...room}
          alt={pictures.room.alt}
          sizes="(min-width: 64rem) 60vw, 100vw"
          className="print:hidden lg:order-2"
          imgClassName="aspect-2/1 h-full w-full object-cover object-[50%_55%] lg:aspect-auto"
        />
      )}
      <div className="ml-auto grid w-full max-w-page content-center gap-6 px-gutter py-section max-sm:pt-8 max-sm:pb-10 lg:max-w-[calc(theme(maxWidth.page)/2)] lg:gap-8 lg:pr-16">
        <h2 className="text-section">{home.visit.heading}</h2>
        <div>
          <HoursList />
        </div>
        <div className="flex flex-wrap gap-6 lg:gap-8">
          <div className="flex grow basis-48 flex-wrap items-end justify-between gap-3 text-lead sm:flex-col sm:items-start sm:justify-start">
            <StudioAddress />
            <a
              href={site.contact.phoneHref}
              className="font-display text-card text-accent sm:whitespace-nowrap"
            >
              {site.contact.phone}
            </a>
            {/* In a row of its own: its words come with the clock. */}
            <p className="w-full">
              <AnsweredFrom />
            </p>
          </div>
          {/* At least so wide that its words are 12 px high; where there is no room for both, it has a row of its own. */}
          <div className="grow basis-76">
            <StudioMap />
          </div>
          <p className="flex w-full flex-wrap gap-3">
            <MapLink />
          </p>
        </div>
      </div>
    </section>
  );
}
