import nextJest from 'next/jest.js';

// Selects the test studio (lib/studio/folders). next.config.ts passes this configuration to Next,
// whose transformer resolves the imports.
process.env.TSX_TSCONFIG_PATH ??= 'e2e/studio/tsconfig.json';

const createJestConfig = nextJest({ dir: './' });

/**
 * Runs the unit tests, which are beside the code they test. `npm run test:html` runs the tests of
 * the built site (`*.html.test.ts`).
 */
export default createJestConfig({
  // By default, jest reserves a core for its main process, which mostly waits.
  maxWorkers: '100%',
  testEnvironment: 'jsdom',
  // Only a test that hangs takes this long.
  testTimeout: 60_000,
  // On a busy machine, a worker process may need more than the default 0.5 s to exit, and Jest
  // would report a leak.
  workerGracefulExitTimeout: 30_000,
  setupFilesAfterEnv: ['<rootDir>/scripts/tools/setUpTests.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/{app,components,e2e,lib,scripts}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '\\.html\\.test\\.ts$'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/'],
});
