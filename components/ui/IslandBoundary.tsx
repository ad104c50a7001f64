'use client';

import { Component, type ReactNode, useEffect, useState } from 'react';
import { LoadingLine } from '@/components/navigation/LoadingLine';
import { announceHydration, currentPage } from '@/lib/browser/currentPage';
import { reportError, sendError } from '@/lib/browser/reportError';
import { holdsTyping, loadInFull } from '@/lib/browser/reload';
import { errorTexts } from '@/lib/words';
import { Button } from './Button';

interface IslandBoundaryProps {
  /** Shown in place of an island that failed; by default nothing. */
  readonly fallback?: ReactNode;
  /** Called with the error, for an island that others wait for. */
  readonly onError?: (error: unknown) => void;
  readonly children?: ReactNode;
}

/**
 * An error boundary: an island that throws does not break the rest of the page. Every error is reported. A page that the router
 * has fetched is loaded in full: the island's script may be gone since a newer build, or its part of the payload cut off.
 * Next's `catchError` shows no fallback to crawlers: for them the whole page would fail.
 */
export class IslandBoundary extends Component<IslandBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
    if (currentPage.isSoft && !holdsTyping()) void loadInFull();
    this.props.onError?.(error);
  }

  override render() {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children;
  }
}

/** What the page shows of an island, as HTML, while React renders what replaces it. A soft page has none of an island that failed at once. */
function LastHtml({ name }: { readonly name: string }) {
  const [__html] = useState(
    () => document.querySelector(`[data-island="${name}"]`)?.innerHTML ?? '',
  );
  return <div className="contents" dangerouslySetInnerHTML={{ __html }} />;
}

interface IslandProps {
  /** Unique on its page. */
  readonly name: string;
  readonly children: ReactNode;
}

/** An island whose HTML stays when it fails, as in a browser without JavaScript. */
export function Island({ name, children }: IslandProps) {
  return (
    <div data-island={name} className="contents">
      <IslandBoundary fallback={<LastHtml name={name} />}>{children}</IslandBoundary>
    </div>
  );
}

/**
 * Replaces a page that could not be rendered. A page that the router has fetched is loaded in full instead: a script of it may be
 * gone since a newer build, or its payload cut off, and after a full load its error is shown.
 * The button reloads as well: React keeps the rejected chunk, so rendering the same tree again would fail again.
 * It stands here because every page has this module: in app/error it would be two more scripts of each page.
 */
export function ErrorNotice({ error }: { error: Error }) {
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
