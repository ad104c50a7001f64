import { availableParallelism } from 'node:os';
import type { NextConfig } from 'next';

/**
 * Tests set this variable to the path of the test studio's TypeScript configuration
 * (lib/studio/folders).
 */
const tsconfigPath = process.env.TSX_TSCONFIG_PATH || 'tsconfig.json';

const config: NextConfig = {
  output: 'export',
  // `npm start` and `npm test` skip type checking to save time. `npm run check` checks types.
  typescript: {
    ignoreBuildErrors: process.env.POWER_ZONE_SKIP_TYPES === '1',
    tsconfigPath,
  },
  // Explains a mistake in data.json (lib/catalogue/syntax). Next can't bundle its executable.
  serverExternalPackages: ['esbuild'],
  // Without this, Next would use a parent folder as the root if that folder had a lock file.
  turbopack: { root: process.cwd() },
  // Source maps, for `npm run locate`, are moved out of the site (scripts/export/sourceMaps).
  productionBrowserSourceMaps: Boolean(process.env.NEXT_PUBLIC_VITALS),
  experimental: {
    // By default, Next reserves a core for its main process, which only waits while workers render
    // pages.
    cpus: availableParallelism(),
    // Puts React and the router into one file instead of three, which compresses better
    // (docs/performance.md).
    turbopackChunking: {
      minChunkSize: 2_000_000,
      maxMergeChunkSize: 20_000_000,
      requestCost: 20_000_000,
    },
  },
  env: {
    // An unset variable becomes an empty string, so that the bundler removes the code that reads
    // it.
    NEXT_PUBLIC_VITALS: process.env.NEXT_PUBLIC_VITALS ?? '',
  },
};

export default config;
