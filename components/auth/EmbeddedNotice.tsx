import { CopyButton } from '@/components/ui/CopyButton';
import { buttonStyles } from '@/components/ui/buttonStyles';
import { wayOut } from '@/lib/auth/embedded';
import { providerNames } from '@/lib/auth/providers';
import { embeddedTexts } from '@/lib/content/embedded';

/** Which app shows this page, as far as it is known, and the whole user agent. */
export interface EmbeddedNoticeProps {
  readonly app: string | undefined;
  readonly userAgent: string;
}

/**
 * Stands in for the providers' buttons inside another app: why, and the way to a real browser, `from` kept. The address
 * can be copied even where there is a link, since an app may ignore it without a word.
 */
export function EmbeddedNotice({ app, userAgent }: EmbeddedNoticeProps) {
  const address = window.location.href;
  const way = wayOut(userAgent, address);
  const { why, opens, copies, open, copy, copied } = embeddedTexts;
  return (
    <>
      <p className="text-small text-muted">
        {why(providerNames, app)} {way ? opens : copies}
      </p>
      <div className="mt-2 flex flex-wrap gap-x-2">
        {way && (
          // With a target the router leaves a link to this site alone (LINE's); the app has to see it.
          <a href={way} target="_self" className={buttonStyles('outline')}>
            {open}
          </a>
        )}
        <CopyButton
          text={address}
          label={copy}
          done={copied}
          className={`max-[22rem]:px-2 ${buttonStyles(way ? 'quiet' : 'outline')}`}
        />
      </div>
    </>
  );
}
