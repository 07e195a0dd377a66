import { defineConfig } from '@playwright/test';
import visual from '../visual-tests/playwright.config.ts';

/**
 * The whole accessibility matrix, a part of `npm run audit`: both engines over every story and main page, in every theme,
 * language and width and in the colours of the system. Needs the built Storybook and the built site.
 */
export default defineConfig({
  ...visual,
  testDir: '.',
  reporter: [['line'], ['./summary.ts']],
  outputDir: '../test-results/audit',
  timeout: 900_000,
});
