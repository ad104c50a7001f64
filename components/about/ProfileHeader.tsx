import { DeferredContent } from '@/components/navigation/DeferredContent';
import { buttonStyles } from '@/components/ui/buttonStyles';
import { contactCardFile, contactCardPath } from '@/lib/about/contactCard';
import { about, profile } from '@/lib/content/profile';
import type { PictureVariants } from '@/lib/pictures/variants';
import { PrintButton } from './PrintButton';
import { ProfilePicture } from './ProfilePicture';

/** The head of the CV: the name, large, what the coach is after, and the picture. */
export function ProfileHeader({ picture }: { picture: PictureVariants | undefined }) {
  return (
    <header className="border-b border-line print:border-0">
      <div className="mx-auto grid w-full max-w-page grid-cols-1 gap-x-12 px-gutter md:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:grid-cols-[minmax(0,1fr)_8rem] print:gap-x-8 print:p-0">
        <div className="flex flex-col py-12 md:py-16 lg:py-20 print:block print:py-0">
          <p className="font-display text-label font-bold text-ember uppercase">{about.label}</p>
          <h1 className="mt-4 text-hero print:mt-1 print:text-title">
            <span className="block print:inline">{profile.givenName}</span>{' '}
            <span className="block print:inline">{profile.familyName}</span>
          </h1>
          <p className="mt-4 font-display text-card font-bold text-steel uppercase print:mt-1">
            {about.post}
          </p>
          <DeferredContent meanwhile={null}>
            <h2 className="mt-10 text-label text-muted print:mt-4">{about.objective}</h2>
            <p className="mt-3 max-w-[56ch] text-lead print:mt-1 print:max-w-none">
              {profile.objective}
            </p>
            <div className="mt-9 flex flex-col gap-4 sm:flex-row sm:flex-wrap print:hidden">
              <a
                href={contactCardPath}
                download={contactCardFile}
                className={buttonStyles('primary')}
              >
                {about.download}
              </a>
              <PrintButton label={about.print} className={buttonStyles('outline')} />
            </div>
          </DeferredContent>
        </div>
        <DeferredContent meanwhile={null}>
          {picture && <ProfilePicture source={picture} />}
        </DeferredContent>
      </div>
    </header>
  );
}
