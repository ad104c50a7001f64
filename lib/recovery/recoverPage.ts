import { holdsTyping } from './holdsTyping';
import { reloadOnce } from './reloadOnce';
import { serverAnswers } from './serverAnswers';

/**
 * Answers a part of the build that is gone because a newer build replaced it: reloads the page, which brings the new
 * build, where that is safe and was not tried before. Returns whether the page is about to go.
 * @param typed whether a reload would throw away what somebody has typed
 * @param answers whether the server still answers for this page: a reload while offline would lose the page
 * @param reload reloads at most once for this part; says whether it did
 */
export async function recoverPage(
  part: string,
  typed = holdsTyping,
  answers = serverAnswers,
  reload: (part: string) => boolean = reloadOnce,
): Promise<boolean> {
  if (typed() || !(await answers())) return false;
  // Asked again: somebody may have begun to type while the server was asked.
  return !typed() && reload(part);
}
