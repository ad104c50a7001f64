import nextJest from 'next/jest.js';

// Tests see a starter, not what the owner writes. Next's transformer takes the paths of its modules from here (next.config.ts).
process.env.TSX_TSCONFIG_PATH ??= 'scripts/starters/en/tsconfig.json';

const isFirst = process.env.TSX_TSCONFIG_PATH.includes('starters/en/');

const createJestConfig = nextJest({ dir: './' });

/** Tests of the built site. They read out/, so they run after the build. jsdom is used for its HTML parser. */
export default createJestConfig({
  // By default jest leaves one core to its main process, which only waits.
  maxWorkers: '100%',
  testEnvironment: 'jsdom',
  setupFiles: ['<rootDir>/scripts/tools/sealOwner.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: [
    '<rootDir>/e2e/html/**/*.html.test.ts',
    // Of another starter than the first, that nothing of the first is left.
    ...(isFirst ? [] : ['<rootDir>/e2e/second/**/*.html.test.ts']),
  ],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.sealed/', '<rootDir>/out/'],
});
