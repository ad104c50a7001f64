import { Button } from '@/components/ui/Button';
import { ContentPicture } from '@/components/ui/ContentPicture';
import { servicePath } from '@/lib/services/paths';
import type { Service } from '@/lib/services/service';
import { coach } from '@/lib/studio/coaches';
import { aboutWords, destinationWords } from '@/lib/words';

interface ProfileHeaderProps {
  readonly objective: string;
  /** A service that the coach teaches. The button opens this service's page. */
  readonly service?: Pick<Service, 'id' | 'name'>;
}

export function ProfileHeader({ objective, service }: ProfileHeaderProps) {
  return (
    <header className="profile-header">
      {/*
       * On phones, the picture is above the text, and fades out at the bottom. On wide screens, it
       * fades out toward the text.
       */}
      <ContentPicture
        picture={coach.cv.picture}
        sizes="(min-width: 64rem) 68vw, (min-width: 48rem) 115vw, 100vw"
        priority
        className="max-md:mask-b-from-80% md:absolute md:inset-y-0 md:right-0 md:w-1/2 md:mask-l-from-80% print:hidden"
        imgClassName="aspect-5/4 w-full object-cover object-[30%_30%] md:absolute md:inset-0 md:h-full"
      />
      <div className="profile-header-content">
        <div className="profile-header-text">
          <h1 className="text-name print:mt-1 print:text-title">
            <span className="block print:inline">{coach.givenName}</span>{' '}
            <span className="block print:inline">{coach.familyName}</span>
          </h1>
          <p className="mt-4 font-display text-card font-bold text-balance text-muted uppercase print:mt-1">
            {aboutWords.post(coach.role, coach.organization)}
          </p>
          <h2 className="mt-8 label-caps md:mt-10 print:mt-4">{aboutWords.objective}</h2>
          <p className="mt-2 max-w-[56ch] text-lead print:mt-1 print:max-w-none">{objective}</p>
          <div className="mt-8 flex flex-wrap gap-4 *:grow md:*:grow-0 print:hidden">
            <Button href={service ? servicePath(service.id) : '/services'}>
              {service ? aboutWords.book(service.name, coach.givenName) : destinationWords.classes}
            </Button>
            <Button href="/about/coach.vcf" download={`${coach.slug}.vcf`} variant="outline">
              {aboutWords.download}
            </Button>
          </div>
        </div>
      </div>
    </header>
  );
}
