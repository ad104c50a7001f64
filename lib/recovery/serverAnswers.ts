/** Whether the site's server can be reached now and still has this page. Never rejects. */
export async function serverAnswers(): Promise<boolean> {
  try {
    const answer = await fetch(window.location.href, { method: 'HEAD', cache: 'no-store' });
    return answer.ok;
  } catch {
    return false;
  }
}
