import { LowerPart } from '@/components/navigation/LowerPart';
import { Button } from '@/components/ui/Button';
import { CoachPortrait } from '@/components/ui/CoachPortrait';
import { NextStep } from '@/components/ui/Containers';
import { ContentPicture } from '@/components/ui/ContentPicture';
import { readCatalogue } from '@/lib/catalogue/readCatalogue';
import { readPortrait } from '@/lib/pictures/readPicture';
import type { Service } from '@/lib/services/service';
import { type Coach, coach as headCoach, otherCoaches } from '@/lib/studio/coaches';
import { hasName } from '@/lib/studio/coachNames';
import { aboutWords, destinationWords } from '@/lib/words';
import { Principles, Qualifications, Timeline } from './CvParts';
import { FactsCard } from './FactsCard';
import { ProfileHeader } from './ProfileHeader';

async function CoachItem({ coach }: { readonly coach: Coach }) {
  const { slug, name, role, line, email } = coach;
  return (
    // If the text is large and the screen narrow, the text wraps below the picture.
    <li id={slug} className="flex scroll-mt-24 flex-wrap items-start gap-x-5 gap-y-4 md:gap-x-8">
      <CoachPortrait
        portrait={await readPortrait(coach)}
        sizes="(min-width: 48rem) 12rem, 6.5rem"
        className="w-26 md:w-48"
      />
      <div className="min-w-0 flex-1 basis-40">
        <h3 className="text-card">{name}</h3>
        <p className="mt-1 font-display text-body leading-6 font-bold text-balance text-muted uppercase">
          {role}
        </p>
        {line && <p className="mt-3 max-w-prose text-text/85">{line}</p>}
        {email && (
          <p className="mt-1 wrap-anywhere">
            <Button href={email.href} variant="quiet" className="text-small">
              {email.text}
            </Button>
          </p>
        )}
      </div>
    </li>
  );
}

/** Returns whether the head coach has a class of a service. */
const isTaughtByHeadCoach = ({ slots = [] }: Service) =>
  slots.some((slot) => slot.coach && hasName(headCoach, slot.coach));

/**
 * The head coach's CV, and the other coaches below it. Only the CV is printed, on one sheet of A4
 * or Letter.
 */
export async function AboutScreen() {
  const { cv } = headCoach;
  const service = (await readCatalogue()).find(isTaughtByHeadCoach);
  return (
    <>
      <ProfileHeader objective={cv.objective} service={service} />
      <LowerPart>
        <FactsCard code={cv.code} />
        <div className="cv-parts">
          <Timeline posts={cv.experience} />
          <Qualifications qualifications={cv.qualifications} />
          <Principles principles={cv.principles} />
          <ContentPicture
            picture={headCoach.object}
            sizes="30rem"
            className="relative w-full max-w-120 justify-self-end max-lg:hidden print:hidden"
            imgClassName="absolute size-full rounded-card object-cover ring-1 ring-line"
          />
        </div>
        {otherCoaches.length > 0 && (
          <section
            aria-labelledby="others"
            className="border-t border-line bg-surface print:hidden"
          >
            <div className="page-width py-10 md:py-16">
              <h2 id="others" className="mb-6 text-section md:mb-10">
                {aboutWords.others}
              </h2>
              <ul className="grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-2">
                {otherCoaches.map((coach) => (
                  <CoachItem key={coach.slug} coach={coach} />
                ))}
              </ul>
            </div>
          </section>
        )}
        <NextStep text={cv.closing} href="/services#timetable" label={destinationWords.week} />
      </LowerPart>
    </>
  );
}
