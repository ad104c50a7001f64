import { holdsTyping } from './holdsTyping';
import { reloadOnce } from './reloadOnce';
import { serverAnswers } from './serverAnswers';

/** What {@link recoverPage} needs of the page; tests put their own in place. */
export interface Recovery {
  /** Whether a reload would throw away what somebody has typed. */
  readonly holdsTyping: () => boolean;
  /** Whether the server still answers for this page: a reload while offline would lose the page. */
  readonly serverAnswers: () => Promise<boolean>;
  /** Reloads at most once for this part; says whether it did. */
  readonly reloadOnce: (part: string) => boolean;
}

const browser: Recovery = { holdsTyping, serverAnswers, reloadOnce };

/**
 * Answers a part of the build that is gone because a newer build replaced it: reloads the page, which brings the new
 * build, where that is safe and was not tried before. Returns whether the page is about to go.
 */
export async function recoverPage(part: string, page: Recovery = browser): Promise<boolean> {
  if (page.holdsTyping() || !(await page.serverAnswers())) return false;
  // Asked again: somebody may have begun to type while the server was asked.
  return !page.holdsTyping() && page.reloadOnce(part);
}
