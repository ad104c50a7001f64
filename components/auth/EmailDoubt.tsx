import { authTexts } from '@/lib/content/auth';

/**
 * Says quietly, under the e-mail field and in the room of its error, that the address may be what was wrong
 * (product 8.1). It is a live region that is there from the start, since only what comes into one is announced.
 */
export function EmailDoubt({ shown }: { readonly shown: boolean }) {
  return (
    <p id="email-doubt" role="status" className="pt-1.5 text-small text-muted">
      {shown ? authTexts.emailDoubt : ''}
    </p>
  );
}
