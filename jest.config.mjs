import nextJest from 'next/jest.js';

// The studio of the tests (lib/studio/folders). Next's transformer takes the paths of its modules from there (next.config.ts).
process.env.TSX_TSCONFIG_PATH ??= 'e2e/studio/tsconfig.json';

const createJestConfig = nextJest({ dir: './' });

/** Unit tests. They stand beside the code. Tests of the built site (`*.html.test.ts`) have their own configuration. */
export default createJestConfig({
  // By default jest leaves one core to its main process, which only waits.
  maxWorkers: '100%',
  testEnvironment: 'jsdom',
  // Only what hangs reaches it, also on a slow machine.
  testTimeout: 60_000,
  setupFilesAfterEnv: ['<rootDir>/scripts/tools/setUpTests.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/{app,components,e2e,lib,scripts}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '\\.html\\.test\\.ts$'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/'],
});
