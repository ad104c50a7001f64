import type { ComponentProps, ReactNode } from 'react';
import { PageTitle } from '@/components/ui/PageHead';
import { StudioPicture } from '@/components/ui/StudioPicture';
import { pictures } from '@/lib/content/pictures';
import { readVersions } from '@/lib/pictures/readPicture';
import type { PictureEntry } from '@/lib/schemas';
import { type AuthPageWords, withoutScript } from '@/lib/words';
import { AuthIsland } from './AuthIsland';

interface AuthScreenProps {
  readonly words: AuthPageWords;
  readonly form: ComponentProps<typeof AuthIsland>['name'];
  /** Defaults to the login page's. */
  readonly picture?: PictureEntry;
  /**
   * Whether the form spans the page's full width. On desktops, signed-in visitors then see no
   * picture.
   */
  readonly isWide?: boolean;
  readonly children?: ReactNode;
}

/**
 * A page with a form that needs Firebase. It fills the window, so the footer stays out of view when
 * the form's height changes.
 */
export async function AuthScreen(props: AuthScreenProps) {
  const { words, form, picture = pictures.login, isWide, children } = props;
  const versions = await readVersions(picture);
  return (
    <div className="auth-screen">
      {versions && (
        <div className="auth-screen-picture">
          <StudioPicture
            {...versions}
            alt=""
            // On phones and tablets, the picture is a dim strip, for which less than the screen's
            // resolution is enough.
            sizes="(min-width: 64rem) max(50vw, 75rem), (min-width: 36rem) 50vw, 82vw"
            className={`absolute inset-0 ${isWide ? 'lg:in-data-[session=signed-in]:hidden' : ''}`}
            imgClassName="auth-screen-image"
            portrait
            // If signed-in visitors don't see it, a preload would be wasted.
            priority={!isWide}
          />
        </div>
      )}
      <div className="auth-screen-content">
        <div className={isWide ? '' : 'mx-auto max-w-md lg:mx-0'}>
          <h1 className="text-title">{words.title}</h1>
          {words.lead && <p className="auth-screen-lead">{words.lead}</p>}
          <noscript>
            <p className="my-8 rounded-card border border-line border-l-4 border-l-accent bg-surface p-4">
              {words.withoutScript ?? withoutScript}
            </p>
          </noscript>
          <PageTitle title={words.title} />
          <AuthIsland name={form}>{children}</AuthIsland>
        </div>
      </div>
    </div>
  );
}
