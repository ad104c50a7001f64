import { Button } from '@/components/ui/Button';
import { LineIcon } from '@/components/ui/LineIcon';
import { loginLinkId, logoutButtonId } from '@/lib/auth/session';
import { sessionTexts } from '@/lib/content/frame';
import { SessionSync } from './SessionSync';

const person = 'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8zM4 21c.6-4.2 3.8-6 8-6s7.4 1.8 8 6';

/**
 * The end of the navbar: Login for a visitor, Logout and the link to the account for a signed-in user (product 2.2).
 * All are plain HTML. CSS shows the right ones by `data-session` on `<html>`, so that none flashes; the island makes
 * them work and keeps the attribute current.
 */
export function SessionControl() {
  return (
    <>
      <Button
        id={loginLinkId}
        href="/login"
        variant="outline"
        className="when-signed-out max-sm:px-3.5 max-[22rem]:px-2 max-[18rem]:px-1.5"
      >
        {sessionTexts.login}
      </Button>
      <a
        href="/account"
        hidden
        aria-label={sessionTexts.account}
        className="when-signed-in grid h-11 w-11 place-items-center rounded-control text-muted hover:text-text max-sm:w-9 max-[22rem]:w-7 max-[11rem]:w-5"
      >
        <LineIcon path={person} size={22} className="size-5.5 shrink-0" />
      </a>
      <Button
        id={logoutButtonId}
        hidden
        variant="outline"
        className="when-signed-in max-sm:px-3.5 max-[24rem]:px-2 max-[18rem]:px-1.5 max-[11rem]:px-0.5"
      >
        {sessionTexts.logout}
      </Button>
      <SessionSync />
    </>
  );
}
