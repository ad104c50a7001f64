'use client';

import { Activity, type ReactNode, useState } from 'react';
import { ErrorBoundary } from './ErrorBoundary';

/**
 * The island's HTML at the moment it fails. It's empty if the first render after a soft navigation
 * fails. The element is looked up, because if hydration fails, no ref is attached yet.
 */
function LastHtml({ name }: { readonly name: string }) {
  const [html] = useState(() => document.querySelector(`[data-island="${name}"]`)?.innerHTML ?? '');
  return <div className="contents" dangerouslySetInnerHTML={{ __html: html }} />;
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
