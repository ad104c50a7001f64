import { LitPicture } from '@/components/ui/Picture';
import { Button } from '@/components/ui/Button';
import { servicePath } from '@/lib/services/paths';
import type { Service } from '@/lib/services/service';
import { coach } from '@/lib/studio/coaches';
import { aboutTexts, linkTexts } from '@/lib/words';
import type { PicturePair } from '@/lib/pictures/variants';

interface ProfileHeaderProps {
  readonly objective: string;
  readonly picture: PicturePair | undefined;
  /** A service that the coach teaches, whose page the button opens. */
  readonly service?: Pick<Service, 'id' | 'name'>;
}

export function ProfileHeader({ objective, picture, service }: ProfileHeaderProps) {
  return (
    <header className="border-b border-line print:border-0">
      <div className="mx-auto grid w-full max-w-page grid-cols-1 gap-x-12 px-gutter md:grid-cols-2 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)] print:grid-cols-[minmax(0,1fr)_8rem] print:gap-x-8 print:p-0">
        <div className="flex flex-col py-12 md:py-16 lg:py-20 print:block print:py-0">
          <p className="text-small font-semibold text-accent">{aboutTexts.label}</p>
          <h1 className="mt-4 text-hero print:mt-1 print:text-title">
            <span className="block print:inline">{coach.givenName}</span>{' '}
            <span className="block print:inline">{coach.familyName}</span>
          </h1>
          <p className="mt-4 font-display text-card font-bold text-muted uppercase print:mt-1">
            {aboutTexts.post(coach.role, coach.organisation)}
          </p>
          <h2 className="mt-10 label-plain text-muted print:mt-4">{aboutTexts.objective}</h2>
          <p className="mt-2 max-w-[56ch] text-lead text-pretty print:mt-1 print:max-w-none">
            {objective}
          </p>
          <div className="mt-9 flex flex-col gap-4 sm:flex-row sm:flex-wrap print:hidden">
            <Button href={service ? servicePath(service.id) : '/services'}>
              {service ? aboutTexts.book(service.name, coach.givenName) : linkTexts.classes}
            </Button>
            <Button href="/about/coach.vcf" download={`${coach.slug}.vcf`} variant="outline">
              {aboutTexts.download}
            </Button>
          </div>
        </div>
        {picture && (
          <LitPicture
            {...picture}
            alt={coach.picture.alt}
            sizes="(min-width: 90rem) 34rem, (min-width: 64rem) 38vw, (min-width: 48rem) 42vw, 100vw"
            priority
            className="max-md:-mx-gutter md:self-center md:py-12 print:p-0"
            imgClassName="w-full object-cover max-md:aspect-square md:rounded-card md:ring-1 md:ring-line"
          />
        )}
      </div>
    </header>
  );
}
