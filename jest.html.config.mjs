import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** Tests of the built site: they read out/ and so run after the build. jsdom is there for its HTML parser alone. */
export default createJestConfig({
  // Jest would leave one processor to its main process, which only waits.
  maxWorkers: '100%',
  testEnvironment: 'jsdom',
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/e2e/html/**/*.html.test.ts'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/'],
});
