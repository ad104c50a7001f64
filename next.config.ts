import { availableParallelism } from 'node:os';
import type { NextConfig } from 'next';

/** Tests set this to the TypeScript configuration of the test studio (lib/studio/folders). */
const tsconfigPath = process.env.TSX_TSCONFIG_PATH || 'tsconfig.json';

const config: NextConfig = {
  output: 'export',
  // `npm start` and `npm test` skip type checking to save time. `npm run check` checks types.
  typescript: {
    ignoreBuildErrors: process.env.POWER_ZONE_SKIP_TYPES === '1',
    tsconfigPath,
  },
  // Otherwise Next picks a parent folder that has a lock file.
  turbopack: { root: process.cwd() },
  experimental: {
    // By default, Next reserves a core for its main process, which only waits while pages are rendered.
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
    // If it isn't set, an empty string, so that the bundler removes the code that uses it.
    NEXT_PUBLIC_VITALS: process.env.NEXT_PUBLIC_VITALS ?? '',
  },
};

export default config;
