import type { ReactNode } from 'react';
import { PageTitle } from '@/components/ui/PageHead';
import { LitPicture } from '@/components/ui/Picture';
import { formPictures } from '@/lib/studio/slides';
import type { StudioPicture } from '@/lib/schemas';
import { withoutScript, type AuthPageTexts } from '@/lib/words';
import { readPair } from '@/lib/pictures/readPicture';
import { Lead } from './Notice';

interface AuthScreenProps {
  readonly texts: AuthPageTexts;
  /** Shown beside the form on wide screens; phones do not fetch it. */
  readonly picture?: StudioPicture;
  /** Without a picture, and as wide as the page: for rows of words and buttons instead of fields. */
  readonly wide?: boolean;
  /** The page's island. */
  readonly children: ReactNode;
}

/**
 * The screen of login, sign-up and the account's pages: title and island on the left, a decorative picture on the right. The
 * picture is at most as high as the screen and stays in view, so that it keeps its size when the page grows. The screen is at
 * least as high as the window, so that the footer does not move in view when the island gets other content.
 */
export async function AuthScreen({
  texts,
  picture = formPictures.account,
  wide,
  children,
}: AuthScreenProps) {
  const beside = wide ? undefined : await readPair(picture);
  return (
    <div className="relative isolate min-h-[calc(100svh-theme(spacing.bar))] grow print:min-h-0">
      {beside && (
        // Hidden below lg, and lazy: there the file is never fetched.
        <div className="absolute inset-y-0 right-0 -z-10 hidden w-1/2 lg:block print:hidden">
          <div className="sticky top-bar h-full max-h-[calc(100svh-theme(spacing.bar))]">
            <LitPicture
              {...beside}
              alt=""
              sizes="max(50vw, 75rem)"
              className="absolute inset-0"
              imgClassName="h-full w-full object-cover object-[80%_50%] mask-b-from-80% forced-colors:mask-none"
            />
            <div className="absolute inset-0 bg-linear-to-r from-ground from-4% via-ground/70 via-22% to-transparent to-38% forced-colors:hidden" />
          </div>
        </div>
      )}
      <div className="mx-auto w-full max-w-page px-gutter py-section">
        <div className={wide ? '' : 'mx-auto max-w-md lg:mx-0'}>
          <h1 className="text-title">{texts.title}</h1>
          {texts.lead && <Lead>{texts.lead}</Lead>}
          <noscript>
            <p className="my-8 rounded-card border border-line border-l-4 border-l-accent bg-surface p-4">
              {texts.withoutScript ?? withoutScript}
            </p>
          </noscript>
          <PageTitle title={texts.title} />
          {children}
        </div>
      </div>
    </div>
  );
}
