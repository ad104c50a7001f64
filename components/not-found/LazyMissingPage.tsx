'use client';

import { lazy } from 'react';

/**
 * `MissingPage`, fetched only where the 404 screen is shown: Next makes the 404 page part of every page's payload, so
 * what stands here directly is downloaded by every visitor.
 */
export const LazyMissingPage = lazy(async () => ({
  default: (await import('./MissingPage')).MissingPage,
}));
