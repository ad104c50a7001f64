import nextJest from 'next/jest.js';

// The studio of the tests (lib/studio/folders). Next's transformer takes the paths of its modules from there (next.config.ts).
process.env.TSX_TSCONFIG_PATH ??= 'e2e/studio/tsconfig.json';

const createJestConfig = nextJest({ dir: './' });

/** Tests of the built site. They read out/, so they run after the build. jsdom is used for its HTML parser. */
export default createJestConfig({
  // By default jest leaves one core to its main process, which only waits.
  maxWorkers: '100%',
  testEnvironment: 'jsdom',
  // Only what hangs reaches it, also on a slow machine.
  testTimeout: 60_000,
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/e2e/html/**/*.html.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/'],
});
