'use client';

import { lazy, type ReactNode } from 'react';

const NotFoundLookup = lazy(() => import('./NotFoundLookup'));

/**
 * `NotFoundLookup`, loaded only where the 404 screen is shown: Next makes the 404 page part of every page's payload, so
 * every visitor downloads what this file imports directly.
 */
export function LazyNotFoundLookup({ children }: { readonly children: ReactNode }) {
  return <NotFoundLookup>{children}</NotFoundLookup>;
}
