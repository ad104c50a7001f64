import { LowerContent } from '@/components/navigation/LowerContent';
import { TextLink } from '@/components/ui/Button';
import { NextStep } from '@/components/ui/Containers';
import { CoachPortrait } from '@/components/ui/CoachPortrait';
import { ContentPicture } from '@/components/ui/ContentPicture';
import { readCatalogue } from '@/lib/catalogue/readCatalogue';
import { hasName } from '@/lib/studio/coachNames';
import { readPortrait } from '@/lib/pictures/coachPictures';
import { type Coach, coach, otherCoaches } from '@/lib/studio/coaches';
import { aboutTexts, linkTexts } from '@/lib/words';
import { Principles, Qualifications, Timeline } from './CvParts';
import { FactsCard } from './FactsCard';
import { ProfileHeader } from './ProfileHeader';

async function CoachItem({ coach }: { readonly coach: Coach }) {
  const { slug, name, role, line, email } = coach;
  return (
    <li
      id={slug}
      // If the text is large and the screen narrow, the text wraps below the picture.
      className="flex scroll-mt-24 flex-wrap items-start gap-x-5 gap-y-4 sm:gap-x-8"
    >
      <CoachPortrait
        portrait={await readPortrait(coach)}
        sizes="(min-width: 40rem) 12rem, 6.5rem"
        className="w-26 sm:w-48"
      />
      <div className="min-w-0 flex-1 basis-40">
        <h3 className="text-card">{name}</h3>
        <p className="mt-1 font-display text-lg leading-6 font-bold text-muted uppercase">{role}</p>
        {line && <p className="mt-3 max-w-prose text-text/85">{line}</p>}
        {email && (
          <p className="mt-3 wrap-anywhere">
            <TextLink href={email.href}>{email.text}</TextLink>
          </p>
        )}
      </div>
    </li>
  );
}

/** The first coach's CV, and the other coaches below it (product 2.10). Only the CV is printed, and it fits on one sheet of A4 or Letter. */
export async function AboutScreen() {
  const { cv } = coach;
  const service = (await readCatalogue()).find(({ sessions = [] }) =>
    sessions.some((session) => session.coach && hasName(coach, session.coach)),
  );
  return (
    <>
      <ProfileHeader objective={cv.objective} service={service} />
      <LowerContent>
        <FactsCard code={cv.code} />
        <div className="mx-auto grid w-full max-w-page gap-x-16 gap-y-14 px-gutter py-section max-sm:py-10 lg:grid-cols-[7fr_5fr] lg:gap-y-20 print:mt-6 print:gap-6 print:p-0">
          <Timeline posts={cv.experience} />
          <Qualifications list={cv.qualifications} />
          <Principles list={cv.principles} />
          <ContentPicture
            picture={coach.object}
            sizes="(min-width: 64rem) min(39vw, 39rem), 100vw"
            className="relative print:hidden"
            imgClassName="w-full rounded-card object-cover ring-1 ring-line max-lg:aspect-3/2 lg:absolute lg:h-full"
          />
        </div>
        {otherCoaches.length > 0 && (
          <section
            aria-labelledby="others"
            className="border-t border-line bg-surface print:hidden"
          >
            <div className="mx-auto w-full max-w-page px-gutter py-16 max-sm:py-10">
              <h2 id="others" className="mb-6 text-section sm:mb-10">
                {aboutTexts.others}
              </h2>
              <ul className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
                {otherCoaches.map((other) => (
                  <CoachItem key={other.slug} coach={other} />
                ))}
              </ul>
            </div>
          </section>
        )}
        <NextStep text={cv.closing} href="/services#timetable" label={linkTexts.week} />
      </LowerContent>
    </>
  );
}
