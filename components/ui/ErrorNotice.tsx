'use client';

import { useEffect, useState } from 'react';
import { LoadingLine } from '@/components/navigation/LoadingLine';
import { useOpenedByRouter } from '@/components/navigation/NavigationProvider';
import { announceHydration } from '@/lib/browser/hydration';
import { loadInFull } from '@/lib/browser/reload';
import { errorWords } from '@/lib/words';
import { Button } from './Button';

/** Returns whether the current page isn't the one that the browser loaded. */
function isElsewhere(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && new URL(load.name).pathname !== location.pathname;
}

/**
 * Replaces a page that couldn't be rendered. If the router opened the page, this component first
 * loads it in full, as `ErrorBoundary` does. The button reloads the page, because React keeps the
 * rejected chunk, and rendering the same tree would fail again. This component isn't in app/error,
 * where it would add two scripts to every page.
 */
export function ErrorNotice({ error }: { error: Error }) {
  // If the root layout throws, its provider is gone, too.
  const isOpenedByRouter = useOpenedByRouter() || isElsewhere();
  const [isLoading, setIsLoading] = useState(isOpenedByRouter);
  useEffect(() => {
    // Next only logs errors that it catches. This fires an event for the reporter.
    reportError(error);
    // The head script holds back presses until hydration is announced. The layout may have failed
    // before it did that.
    announceHydration();
    if (isOpenedByRouter) void loadInFull().then(setIsLoading);
  }, [error, isOpenedByRouter]);

  if (isLoading)
    return (
      <div className="min-h-svh">
        <LoadingLine />
      </div>
    );
  return (
    <div className="page-width py-section" role="alert">
      <h1 className="text-title">{errorWords.heading}</h1>
      <p className="mt-4 max-w-prose text-lead text-muted">{errorWords.text}</p>
      <Button onClick={() => location.reload()} className="mt-8">
        {errorWords.action}
      </Button>
    </div>
  );
}
