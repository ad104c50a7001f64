'use client';

import { useEffect, useState } from 'react';
import { LoadingLine } from '@/components/navigation/LoadingLine';
import { Button } from '@/components/ui/Button';
import { sendError } from '@/lib/browser/reportError';
import { announceHydration } from '@/lib/inline/earlyInput';
import { currentPage, loadInFull } from '@/lib/inline/lostFiles';
import { errorTexts } from '@/lib/words';

/**
 * Replaces a page that could not be rendered. A page that the router has fetched is loaded in full instead: a script of it may be
 * gone since a newer build, or its payload cut off, and after a full load its error is shown.
 * The button reloads as well: React keeps the rejected chunk, so rendering the same tree again would fail again.
 */
export default function ErrorNotice({ error }: { error: Error }) {
  const { isSoft } = currentPage;
  const [isLoading, setIsLoading] = useState(isSoft);
  useEffect(() => {
    // If the layout failed before it announced hydration, announce it here; else the head script keeps presses back.
    announceHydration();
    // Not `reportError`: Next has written it to the console.
    if (process.env.NEXT_PUBLIC_ERRORS) sendError(error);
    if (isSoft) void loadInFull().then(setIsLoading);
  }, [error, isSoft]);

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
