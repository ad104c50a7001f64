'use client';

import { Activity, Component, type ReactNode, useEffect, useState } from 'react';
import { LoadingLine } from '@/components/navigation/LoadingLine';
import { useOpenedByRouter } from '@/components/navigation/NavigationProvider';
import { announceHydration } from '@/lib/browser/hydration';
import { holdsTyping, loadInFull } from '@/lib/browser/reload';
import { errorTexts } from '@/lib/words';
import { Button } from './Button';

interface IslandBoundaryProps {
  /** Rendered in place of an island that failed. By default, nothing is rendered. */
  readonly fallback?: ReactNode;
  readonly onError?: (error: unknown) => void;
  readonly children?: ReactNode;
}

interface ErrorBoundaryProps extends IslandBoundaryProps {
  readonly isOpenedByRouter: boolean;
}

class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    console.error(error);
    if (this.props.isOpenedByRouter && !holdsTyping()) void loadInFull();
    this.props.onError?.(error);
  }

  override render() {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children;
  }
}

/**
 * An error boundary, so that an island that throws doesn't break the page. If the router opened the page, it loads the page in full,
 * because a newer build may have removed the island's script, or the payload may be incomplete. Next's `catchError` isn't used: it
 * renders no fallback on the server, so one failing island would break the whole page for crawlers.
 */
export function IslandBoundary(props: IslandBoundaryProps) {
  return <ErrorBoundary {...props} isOpenedByRouter={useOpenedByRouter()} />;
}

/** The island's HTML at the moment it fails. It's empty if the first render after a soft navigation fails. */
function LastHtml({ name }: { readonly name: string }) {
  const [__html] = useState(
    () => document.querySelector(`[data-island="${name}"]`)?.innerHTML ?? '',
  );
  return <div className="contents" dangerouslySetInnerHTML={{ __html }} />;
}

interface IslandProps {
  /** The island's name, which must be unique on its page. */
  readonly name: string;
  readonly children: ReactNode;
}

/** An island that keeps its HTML when it fails, so the visitor sees what a browser without JavaScript shows. */
export function Island({ name, children }: IslandProps) {
  return (
    <div data-island={name} className="contents">
      <IslandBoundary fallback={<LastHtml name={name} />}>
        <Activity>{children}</Activity>
      </IslandBoundary>
    </div>
  );
}

/** Returns whether the current page isn't the one that the browser loaded. */
function isElsewhere(): boolean {
  const [load] = performance.getEntriesByType('navigation');
  return load !== undefined && new URL(load.name).pathname !== location.pathname;
}

/**
 * Replaces a page that couldn't be rendered. If the router opened the page, this component first loads it in full, as `IslandBoundary` does. The button
 * reloads the page, because React keeps the rejected chunk, and rendering the same tree would fail again. This component isn't in
 * app/error, where it would add two scripts to every page.
 */
export function ErrorNotice({ error }: { error: Error }) {
  // If the root layout throws, its provider is gone, too.
  const isOpenedByRouter = useOpenedByRouter() || isElsewhere();
  const [isLoading, setIsLoading] = useState(isOpenedByRouter);
  useEffect(() => {
    // The head script holds back presses until hydration is announced. The layout may have failed before it did that.
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
    <div className="mx-auto w-full max-w-page px-gutter py-section" role="alert">
      <h1 className="text-title">{errorTexts.heading}</h1>
      <p className="mt-4 max-w-prose text-lead text-muted">{errorTexts.text}</p>
      <Button onClick={() => location.reload()} className="mt-8">
        {errorTexts.action}
      </Button>
    </div>
  );
}
