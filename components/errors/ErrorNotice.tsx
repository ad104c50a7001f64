import { useEffect } from 'react';
import { announceHydration } from '@/lib/head/announceHydration';
import { errorTexts } from '@/lib/content/errors';
import { sendError } from '@/lib/errors/reportError';
import { isChunkError, recoverPage } from '@/lib/recovery/recoverPage';

/**
 * What stands where a page could not be drawn. A page whose script a newer build replaced is loaded once more by itself;
 * the way out of all else is a full load too: React keeps the rejected chunk, so drawing the same tree again would fail
 * again. It is part of every page's script, so its look stands in app/globals.css.
 */
export function ErrorNotice({ error }: { error: Error }) {
  useEffect(() => {
    // Its button is to be heard, also where the frame never came to say so.
    announceHydration();
    // Not `reportError`: Next has written it to the console.
    if (process.env.NEXT_PUBLIC_ERRORS) sendError(error);
    if (isChunkError(error)) void recoverPage(location.pathname);
  }, [error]);

  return (
    <div className="error-notice" role="alert">
      <h1>{errorTexts.heading}</h1>
      <p>{errorTexts.text}</p>
      <button type="button" onClick={() => location.reload()}>
        {errorTexts.action}
      </button>
    </div>
  );
}
