import { useEffect } from 'react';
import { announceHydration } from '@/lib/head/announceHydration';
import { errorTexts } from '@/lib/content/frame';
import { sendError } from '@/lib/browser/reportError';
import { isChunkError, recoverPage } from '@/lib/browser/recovery';

/**
 * Replaces a page that could not be rendered. A page whose script is gone since a newer build is reloaded once by itself.
 * The button reloads as well: React keeps the rejected chunk, so rendering the same tree again would fail again. The
 * notice is part of every page's script, so its styles stand in errorNotice.css.
 */
export function ErrorNotice({ error }: { error: Error }) {
  useEffect(() => {
    // If the layout failed before it announced hydration, announce it here; else the head script keeps clicks back.
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
