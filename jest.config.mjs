import nextJest from 'next/jest.js';

const createJestConfig = nextJest({ dir: './' });

/** Unit tests stand beside what they test; `*.html.test.ts` read the built site in out/ and run after the build. */
export default createJestConfig({
  // Jest would leave one processor to its main process, which only waits.
  maxWorkers: '100%',
  testEnvironment: 'jsdom',
  setupFilesAfterEnv: ['<rootDir>/jest.setup.ts'],
  moduleNameMapper: { '^@/(.*)$': '<rootDir>/$1' },
  testMatch: ['<rootDir>/{app,components,e2e,eslint,lib,scripts}/**/*.test.{ts,tsx}'],
  testPathIgnorePatterns: ['/node_modules/', '\\.html\\.test\\.ts$'],
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/out/'],
});
