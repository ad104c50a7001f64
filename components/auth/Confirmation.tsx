import { useEffect, useRef, useState } from 'react';
import { TextLink } from '@/components/ui/Button';
import { accountTexts } from '@/lib/words';
import { useRequest } from './useSdkForm';

/** How long another mail cannot be asked for, in milliseconds. */
const pause = 60_000;

/** Whether the e-mail is confirmed, and while it is not, a way to get another mail, once a minute. */
export function Confirmation({ verified }: { readonly verified: boolean }) {
  const { email: texts } = accountTexts;
  const [sent, setSent] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { busy, request } = useRequest();
  const send = () =>
    request(async (sdk) => {
      await sdk.sendVerification();
      // The button goes now, and would take the focus with it.
      if (document.activeElement === button.current) status.current?.focus();
      setSent(true);
    });
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(setSent, pause, false);
    return () => clearTimeout(timer);
  }, [sent]);

  const canSend = !verified && !sent;
  return (
    <div className="flex min-h-12 flex-wrap content-start gap-x-2 pt-1 text-small">
      <p ref={status} role="status" tabIndex={-1} className="focus:outline-none">
        {verified ? texts.confirmed : sent ? texts.sent : texts.unconfirmed}
      </p>
      {canSend && (
        <TextLink ref={button} aria-disabled={busy} onClick={() => void send()}>
          {texts.again}
        </TextLink>
      )}
    </div>
  );
}
