/**
 * Whether the site's server can be reached now and still has this page, which an empty relative address stands for. Never
 * rejects.
 */
export async function serverAnswers(): Promise<boolean> {
  try {
    const answer = await fetch('', { method: 'HEAD', cache: 'no-store' });
    return answer.ok;
  } catch {
    return false;
  }
}
