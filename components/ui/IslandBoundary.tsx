'use client';

import { Component, type ReactNode, useEffect, useState } from 'react';
import { LoadingLine } from '@/components/navigation/DeferredContent';
import { announceHydration } from '@/lib/inline/earlyInput';
import { reportError, sendError } from '@/lib/browser/reportError';
import { currentPage, loadInFull } from '@/lib/inline/recovery';
import { holdsTyping, isChunkError, recoverPage } from '@/lib/inline/recovery';
import { errorTexts } from '@/lib/content/words';
import { Button } from './Button';

interface IslandBoundaryProps {
  /** The island's name, under which the one reload after a lost chunk is counted. */
  readonly name: string;
  /** Shown in place of an island that failed; by default nothing. */
  readonly fallback?: ReactNode;
  /** Called with the error, for an island that others wait for. */
  readonly onError?: (error: unknown) => void;
  readonly children?: ReactNode;
}

/**
 * An error boundary: an island that throws does not break the rest of the page. Every error is reported. After a chunk that
 * is gone since a newer build, the page is reloaded, at most once. A page that the router has fetched is loaded in full: the
 * island's part of its payload may have been cut off.
 */
export class IslandBoundary extends Component<IslandBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
    if (isChunkError(error)) void recoverPage(`island ${this.props.name}`);
    else if (currentPage.isSoft && !holdsTyping()) void loadInFull();
    this.props.onError?.(error);
  }

  override render() {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children;
  }
}

/**
 * Replaces a page that could not be rendered. A page that the router has fetched is loaded in full instead: its payload may
 * have been cut off, and after a full load its error is shown. A page whose script is gone since a newer build is reloaded once by itself.
 * The button reloads as well: React keeps the rejected chunk, so rendering the same tree again would fail again.
 */
export function ErrorNotice({ error }: { error: Error }) {
  const isCut = currentPage.isSoft && !isChunkError(error);
  const [isLoading, setIsLoading] = useState(isCut);
  useEffect(() => {
    // If the layout failed before it announced hydration, announce it here; else the head script keeps presses back.
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
