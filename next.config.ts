import { availableParallelism } from 'node:os';
import type { NextConfig } from 'next';

const config: NextConfig = {
  // No server of its own: every page becomes an HTML file in out/.
  output: 'export',
  images: { unoptimized: true },
  reactStrictMode: true,
  poweredByHeader: false,
  // The types are checked here, unless `npm test` has just done it.
  typescript: { ignoreBuildErrors: process.env.POWER_ZONE_TYPES_CHECKED === '1' },
  experimental: {
    // Next leaves one processor to its main process, which only waits while the pages are drawn.
    cpus: availableParallelism(),
    // One file for React and the router instead of three: they compress better together (2.8 kB gzip less a page).
    turbopackCjsTreeShaking: true,
    turbopackChunking: {
      minChunkSize: 2_000_000,
      maxMergeChunkSize: 20_000_000,
      requestCost: 20_000_000,
    },
  },
  env: {
    // Always texts, so that a build without them has no script for them in any page (lib/vitals/reportVitals, lib/errors).
    NEXT_PUBLIC_VITALS: process.env.NEXT_PUBLIC_VITALS ?? '',
    NEXT_PUBLIC_ERRORS: process.env.NEXT_PUBLIC_ERRORS ?? '',
  },
};

export default config;
