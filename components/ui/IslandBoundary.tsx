'use client';

import { Component, type ReactNode } from 'react';
import { reportError } from '@/lib/errors/reportError';
import { isChunkError, recoverPage } from '@/lib/recovery/recoverPage';

interface IslandBoundaryProps {
  /** The island's name; the one reload that a lost chunk may cost is counted under it. */
  readonly name: string;
  /** Shown in place of an island that failed; nothing by default. */
  readonly fallback?: ReactNode;
  /** Told of the error, for an island whose neighbours wait for it. */
  readonly onError?: (error: unknown) => void;
  readonly children?: ReactNode;
}

/**
 * Keeps an island that throws from taking the page with it. A chunk that a newer build replaced is answered by one
 * reload at most; every error is reported.
 */
export class IslandBoundary extends Component<IslandBoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    reportError(error);
    if (isChunkError(error)) void recoverPage(this.props.name);
    this.props.onError?.(error);
  }

  override render() {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children;
  }
}

// Here and not by itself: so it comes in the script of the frame, and app/error has none of its own. app/global-error is
// in React's script, which shares nothing with the frame's, and takes the notice alone.
export { ErrorNotice } from '@/components/errors/ErrorNotice';
