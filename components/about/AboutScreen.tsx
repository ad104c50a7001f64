import { DeferredContent } from '@/components/navigation/DeferredContent';
import { readCatalogue } from '@/lib/catalogue/build/readCatalogue';
import { about, profile } from '@/lib/content/profile';
import { readPicture } from '@/lib/pictures/readPicture';
import { Principles, Qualifications, Timeline } from './CvParts';
import { FactsCard } from './FactsCard';
import { ProfileHeader } from './ProfileHeader';

/** The coach's CV: a designed page on screen, one sheet of A4 on paper (product 2.10). */
export async function AboutScreen() {
  const picture = await readPicture(profile.picture.address);
  const service = (await readCatalogue()).find(({ sessions = [] }) =>
    sessions.some(({ coach }) => coach === profile.givenName),
  );
  return (
    <>
      <ProfileHeader picture={picture} service={service} />
      <DeferredContent>
        <div className="mx-auto w-full max-w-page px-gutter pt-12 pb-section lg:pt-16 print:p-0">
          <div className="grid grid-cols-1 items-start gap-16 lg:grid-cols-[20rem_minmax(0,1fr)] xl:gap-x-24 print:mt-6 print:grid-cols-[13rem_minmax(0,1fr)] print:gap-x-8">
            <aside aria-label={about.contact} className="lg:sticky lg:top-24 print:static">
              <FactsCard />
            </aside>
            <div className="grid grid-cols-1 gap-16 print:gap-6">
              <Timeline />
              <Qualifications />
              <Principles />
            </div>
          </div>
          <p className="mt-16 text-small text-muted print:mt-6">{profile.note}</p>
        </div>
      </DeferredContent>
    </>
  );
}
