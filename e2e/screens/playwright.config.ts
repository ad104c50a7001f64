import { defineConfig } from '@playwright/test';
import e2eConfig from '../../playwright.config';

/** `npm run screens`: saves screenshots of every screen and state in screens/. */
export default defineConfig({
  ...e2eConfig,
  testDir: '.',
  // Screenshots show the owner's studio, not the test studio.
  tsconfig: '../../tsconfig.json',
  testIgnore: [],
  outputDir: '../../test-results/screens',
  timeout: 120_000,
  reporter: 'list',
  projects: [{ name: 'Chromium' }],
});
