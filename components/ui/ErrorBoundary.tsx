'use client';

import { Component, type ReactNode } from 'react';
import { useOpenedByRouter } from '@/components/navigation/NavigationProvider';
import { isVisitorTyping, loadInFull } from '@/lib/browser/reload';

interface ErrorBoundaryProps {
  /** Rendered in place of children that failed. By default, nothing is rendered. */
  readonly fallback?: ReactNode;
  readonly onError?: (error: unknown) => void;
  readonly children?: ReactNode;
}

interface BoundaryProps extends ErrorBoundaryProps {
  readonly isOpenedByRouter: boolean;
}

class Boundary extends Component<BoundaryProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    // Unlike `console.error`, this fires an event, from which the reporter learns of the error.
    reportError(error);
    if (this.props.isOpenedByRouter && !isVisitorTyping()) void loadInFull();
    this.props.onError?.(error);
  }

  override render() {
    return this.state.failed ? (this.props.fallback ?? null) : this.props.children;
  }
}

/**
 * An error boundary, so that an island that throws doesn't break the page. If the router opened the
 * page, it loads the page in full, because a newer build may have removed the island's script, or
 * the payload may be incomplete. Next's `catchError` isn't used: it renders no fallback on the
 * server, so one failing island would break the whole page for crawlers.
 */
export function ErrorBoundary(props: ErrorBoundaryProps) {
  return <Boundary {...props} isOpenedByRouter={useOpenedByRouter()} />;
}
