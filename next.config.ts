import { availableParallelism } from 'node:os';
import type { NextConfig } from 'next';

/** The site alone, without its tests; for another studio the configuration that tsx, which runs the build, has its paths from. */
const tsconfigPath = process.env.TSX_TSCONFIG_PATH || 'tsconfig.build.json';

const config: NextConfig = {
  // A static export: every page becomes an HTML file in out/.
  output: 'export',
  // The types are checked here, unless `npm test` has just done it, or `npm start` only shows the site on this machine.
  typescript: {
    ignoreBuildErrors: process.env.POWER_ZONE_SKIP_TYPES === '1',
    tsconfigPath,
  },
  // Without it Next takes an outer folder that has a lock file, too.
  turbopack: { root: process.cwd() },
  experimental: {
    // By default Next leaves one core to its main process, which only waits while the pages are rendered.
    cpus: availableParallelism(),
    // One file for React and the router instead of three: it compresses better (2.8 kB gzip less on each page).
    turbopackCjsTreeShaking: true,
    turbopackChunking: {
      minChunkSize: 2_000_000,
      maxMergeChunkSize: 20_000_000,
      requestCost: 20_000_000,
    },
  },
  env: {
    // Empty instead of undefined: a build without them then contains no code for them (instrumentation-client, lib/browser/reportError).
    NEXT_PUBLIC_VITALS: process.env.NEXT_PUBLIC_VITALS ?? '',
    NEXT_PUBLIC_ERRORS: process.env.NEXT_PUBLIC_ERRORS ?? '',
  },
};

export default config;
