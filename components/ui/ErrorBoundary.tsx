'use client';

import { Activity, Component, type ReactNode, useState } from 'react';
import { useOpenedByRouter } from '@/components/navigation/NavigationProvider';
import { holdsTyping, loadInFull } from '@/lib/browser/reload';

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
    // Unlike `console.error`, this also fires an event, from which the reporter learns of the error.
    reportError(error);
    if (this.props.isOpenedByRouter && !holdsTyping()) void loadInFull();
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

/**
 * The island's HTML at the moment it fails. It's empty if the first render after a soft navigation
 * fails.
 */
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

/**
 * An island that keeps its HTML when it fails, so the visitor sees what a browser without
 * JavaScript shows.
 */
export function Island({ name, children }: IslandProps) {
  return (
    <div data-island={name} className="contents">
      <ErrorBoundary fallback={<LastHtml name={name} />}>
        <Activity>{children}</Activity>
      </ErrorBoundary>
    </div>
  );
}
