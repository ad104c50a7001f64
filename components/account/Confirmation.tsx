import { useEffect, useState } from 'react';
import { linkStyles } from '@/components/ui/linkStyles';
import type { Account } from '@/lib/auth/account';
import { accountTexts } from '@/lib/content/accountPage';
import { useAction } from './useAccount';

/** How long another mail cannot be asked for, in milliseconds. */
const pause = 60_000;

/** Whether the e-mail is confirmed, and while it is not, a way to get another mail, once a minute. */
export function Confirmation({ account }: { readonly account: Account | undefined }) {
  const { email: texts } = accountTexts;
  const [sent, setSent] = useState(false);
  const { busy, press } = useAction(async (sdk) => {
    await sdk.sendVerification();
    setSent(true);
  });
  useEffect(() => {
    if (!sent) return;
    const timer = setTimeout(setSent, pause, false);
    return () => clearTimeout(timer);
  }, [sent]);

  const open = account && !account.verified;
  // Its room is kept, so that nothing moves when the account is known.
  return (
    <div className="flex min-h-12 flex-wrap content-start gap-x-2 pt-1 text-small">
      <p role="status">
        {account && (account.verified ? texts.confirmed : sent ? texts.sent : texts.unconfirmed)}
      </p>
      {open && !sent && (
        <button
          type="button"
          aria-disabled={busy}
          onClick={press}
          className={`cursor-pointer ${linkStyles}`}
        >
          {texts.again}
        </button>
      )}
    </div>
  );
}
