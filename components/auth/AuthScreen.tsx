import type { ComponentProps, ReactNode } from 'react';
import { PageTitle } from '@/components/ui/PageHead';
import { StudioPicture } from '@/components/ui/Picture';
import { pictures } from '@/lib/content/pictures';
import { readVersions } from '@/lib/pictures/readPicture';
import type { PictureEntry } from '@/lib/schemas';
import { type AuthPageTexts, withoutScript } from '@/lib/words';
import { AuthIsland } from './islands';

interface AuthScreenProps {
  readonly texts: AuthPageTexts;
  readonly island: ComponentProps<typeof AuthIsland>['name'];
  readonly picture?: PictureEntry;
  /** Whether the island spans the page's full width. On desktops, signed-in visitors then see no picture. */
  readonly isWide?: boolean;
  readonly children?: ReactNode;
}

/** A page with an island that needs Firebase. It fills the window, so the footer stays out of view when the island's height changes. */
export async function AuthScreen(props: AuthScreenProps) {
  const { texts, island, picture = pictures.login, isWide, children } = props;
  const versions = await readVersions(picture);
  return (
    <div className="relative isolate min-h-[calc(100svh-theme(spacing.bar))] grow overflow-clip print:min-h-0">
      {versions && (
        <div className="absolute inset-x-0 top-0 -z-10 h-68 lg:left-1/2 lg:h-full lg:min-h-232 print:hidden">
          <StudioPicture
            {...versions}
            alt=""
            // On phones, the picture is a dim strip, for which half of the screen's resolution is enough.
            sizes="(min-width: 64rem) max(50vw, 75rem), 50vw"
            className={`absolute inset-0 ${isWide ? 'lg:in-data-[session=signed-in]:hidden' : ''}`}
            imgClassName="h-full w-full object-cover object-[60%_64%] lg:object-[60%_50%]"
            portrait
            // If signed-in visitors don't see it, a preload would be wasted.
            priority={!isWide}
          />
          <div className="absolute inset-0 bg-linear-to-t from-ground from-20% via-ground/75 via-45% to-transparent lg:bg-linear-to-r lg:from-2% lg:via-8% lg:to-20% forced-colors:hidden" />
        </div>
      )}
      <div className="mx-auto w-full max-w-page px-gutter pt-36 pb-12 low:pt-10 lg:py-[max(1.75rem,12svh-3rem)]">
        <div className={isWide ? '' : 'mx-auto max-w-md lg:mx-0'}>
          <h1 className="text-title">{texts.title}</h1>
          {texts.lead && <p className="mt-2 mb-5 text-lead text-muted">{texts.lead}</p>}
          <noscript>
            <p className="my-8 rounded-card border border-line border-l-4 border-l-accent bg-surface p-4">
              {texts.withoutScript ?? withoutScript}
            </p>
          </noscript>
          <PageTitle title={texts.title} />
          <AuthIsland name={island}>{children}</AuthIsland>
        </div>
      </div>
    </div>
  );
}
