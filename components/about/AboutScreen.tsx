import { DeferredContent } from '@/components/navigation/PageContent';
import { readPair } from '@/lib/pictures/readPicture';
import { readCatalogue } from '@/lib/catalogue/readCatalogue';
import { coach, isCalled, otherCoaches } from '@/lib/studio/coaches';
import { aboutTexts } from '@/lib/words';
import { CoachList } from './CoachList';
import { Principles, Qualifications, Timeline } from './CvParts';
import { FactsCard } from './FactsCard';
import { ProfileHeader } from './ProfileHeader';

/**
 * The coaches (product 2.10): the CV of the first, a designed page on screen and one sheet of A4 on paper; on screen, picture, name
 * and line of the others follow.
 */
export async function AboutScreen() {
  const { cv } = coach;
  const service = (await readCatalogue()).find(({ sessions = [] }) =>
    sessions.some((session) => session.coach && isCalled(coach, session.coach)),
  );
  return (
    <>
      <ProfileHeader
        objective={cv.objective}
        picture={await readPair(coach.picture)}
        service={service}
      />
      <DeferredContent>
        <div className="mx-auto w-full max-w-page px-gutter pt-12 pb-section lg:pt-16 print:p-0">
          <div className="grid grid-cols-1 items-start gap-16 lg:grid-cols-[20rem_minmax(0,1fr)] xl:gap-x-24 print:mt-6 print:grid-cols-[13rem_minmax(0,1fr)] print:gap-x-8">
            <aside aria-label={aboutTexts.contact} className="lg:sticky lg:top-24 print:static">
              <FactsCard code={cv.code} />
            </aside>
            <div className="grid grid-cols-1 gap-16 print:gap-6">
              <Timeline posts={cv.experience} />
              <Qualifications list={cv.qualifications} />
              <Principles list={cv.principles} />
            </div>
          </div>
        </div>
        {otherCoaches.length > 0 && (
          <section aria-labelledby="others" className="border-t border-line print:hidden">
            <div className="mx-auto w-full max-w-page px-gutter py-section max-sm:py-10">
              <h2 id="others" className="mb-6 text-section sm:mb-10">
                {aboutTexts.others}
              </h2>
              <CoachList coaches={otherCoaches} />
            </div>
          </section>
        )}
      </DeferredContent>
    </>
  );
}
