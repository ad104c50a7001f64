import { buttonStyles } from '@/components/ui/buttonStyles';
import { loginLinkId, logoutButtonId } from '@/lib/auth/session';
import { sessionTexts } from '@/lib/content/session';
import { SessionSync } from './SessionSync';

/**
 * The end of the navbar: Login for a visitor, Logout for a signed-in user (product 2.2). Both are plain HTML and CSS shows
 * the right one by the mark on `<html>`, so that neither flashes; the island keeps them working and the mark true.
 */
export function SessionControl() {
  return (
    <>
      <a
        id={loginLinkId}
        href="/login"
        className={`when-signed-out max-sm:px-3.5 max-[22rem]:px-2 max-[18rem]:px-1.5 ${buttonStyles('outline')}`}
      >
        {sessionTexts.login}
      </a>
      <button
        id={logoutButtonId}
        type="button"
        hidden
        className={`when-signed-in max-sm:px-3.5 max-[22rem]:px-2 max-[18rem]:px-1.5 ${buttonStyles('outline')}`}
      >
        {sessionTexts.logout}
      </button>
      <SessionSync />
    </>
  );
}
