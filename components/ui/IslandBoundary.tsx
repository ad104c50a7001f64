'use client';

import { Component, type ReactNode } from 'react';
import { reportError } from '@/lib/browser/reportError';
import { holdsTyping } from '@/lib/inline/keepTyping';
import { currentPage, loadInFull } from '@/lib/inline/lostFiles';

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
