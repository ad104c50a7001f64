'use client';

import { Component, type ReactNode } from 'react';
import { reportError } from '@/lib/browser/reportError';
import { currentPage, loadInFull } from '@/lib/browser/loadInFull';
import { holdsTyping, isChunkError, recoverPage } from '@/lib/browser/recovery';

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
