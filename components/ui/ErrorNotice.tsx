import { useEffect } from 'react';
import { announceHydration } from '@/lib/head/announceHydration';
import { errorTexts } from '@/lib/content/errors';
import { sendError } from '@/lib/errors/reportError';
import { isChunkError, recoverPage } from '@/lib/recovery/recoverPage';
import { Button } from './Button';

/**
 * Replaces a page that could not be rendered. A page whose script is gone since a newer build is reloaded once by itself.
 * The button reloads as well: React keeps the rejected chunk, so rendering the same tree again would fail again.
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
    <div className="mx-auto w-full max-w-page px-gutter py-section" role="alert">
      <h1 className="text-title">{errorTexts.heading}</h1>
      <p className="mt-4 max-w-prose text-lead text-muted">{errorTexts.text}</p>
      <Button onClick={() => location.reload()} className="mt-8">
        {errorTexts.action}
      </Button>
    </div>
  );
}
