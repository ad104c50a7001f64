import { useEffect, useState } from 'react';
import { LoadingLine } from '@/components/navigation/LoadingLine';
import { announceHydration } from '@/lib/browser/hydration';
import { errorTexts } from '@/lib/content/frame';
import { sendError } from '@/lib/browser/reportError';
import { currentPage, loadInFull } from '@/lib/browser/loadInFull';
import { isChunkError, recoverPage } from '@/lib/browser/recovery';
import { Button } from './Button';

/**
 * Replaces a page that could not be rendered. A page that the router has fetched is loaded in full instead: its payload may
 * have been cut off, and after a full load its error is shown. A page whose script is gone since a newer build is reloaded once by itself.
 * The button reloads as well: React keeps the rejected chunk, so rendering the same tree again would fail again.
 */
export function ErrorNotice({ error }: { error: Error }) {
  const isCut = currentPage.isSoft && !isChunkError(error);
  const [isLoading, setIsLoading] = useState(isCut);
  useEffect(() => {
    // If the layout failed before it announced hydration, announce it here; else the head script keeps clicks back.
    announceHydration();
    // Not `reportError`: Next has written it to the console.
    if (process.env.NEXT_PUBLIC_ERRORS) sendError(error);
    if (isCut) void loadInFull().then(setIsLoading);
    else if (isChunkError(error)) void recoverPage(`page ${location.pathname}`);
  }, [error, isCut]);

  if (isLoading)
    return (
      <div className="min-h-svh">
        <LoadingLine />
      </div>
    );
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
