import { useRef, useState } from 'react';
import { TextLink } from '@/components/ui/Button';
import { sendVerification } from '@/lib/auth/accountActions';
import { accountTexts } from '@/lib/words';
import { showFailure, useRequest } from './useRequest';

/** Whether the e-mail is confirmed, and while it is not, a way to get another mail. */
export function Confirmation({ verified }: { readonly verified: boolean }) {
  const { email: texts } = accountTexts;
  const [sent, setSent] = useState(false);
  const status = useRef<HTMLParagraphElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [send, loading] = useRequest(sendVerification);
  const sendAgain = () => {
    if (loading) return;
    send().then(() => {
      // The button goes now, and would take the focus with it.
      if (document.activeElement === button.current) status.current?.focus();
      setSent(true);
    }, showFailure);
  };

  const canSend = !verified && !sent;
  return (
    <div className="flex min-h-12 flex-wrap content-start gap-x-2 pt-1 text-small">
      <p ref={status} role="status" tabIndex={-1} className="focus:outline-none">
        {verified ? texts.confirmed : sent ? texts.sent : texts.unconfirmed}
      </p>
      {canSend && (
        <TextLink ref={button} aria-disabled={loading} onClick={sendAgain}>
          {texts.again}
        </TextLink>
      )}
    </div>
  );
}
