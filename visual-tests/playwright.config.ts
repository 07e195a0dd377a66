import { defineConfig } from '@playwright/test';
import { chromiumArgs, chromiumPath } from '../browser.ts';

const bookPort = Number(process.env['BOOK_PORT'] ?? 3480);
const storePort = Number(process.env['STORE_PORT'] ?? 3490);

/**
 * `npm run test:visual`: photographs every story and the store's main pages and compares them with their baselines. Needs the built Storybook
 * (`npm run build-storybook`). `npm run test:visual -- --update-snapshots` takes new baselines; the report
 * (`npx playwright show-report playwright-report/visual`) shows before, after and difference.
 */
export default defineConfig({
  testDir: '.',
  testMatch: '*.spec.ts',
  fullyParallel: true,
  // More than processors: most of the time a picture waits for a frame.
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [
    ['line'],
    ['json', { outputFile: '../test-results/visual.json' }],
    ['html', { outputFolder: '../playwright-report/visual', open: 'never' }],
  ],
  outputDir: '../test-results/visual',
  // A picture without a baseline fails; `--update-snapshots` writes it.
  updateSnapshots: 'none',
  snapshotPathTemplate: '{testDir}/../test-results/visual/baselines/{arg}{ext}',
  timeout: 120_000,
  expect: {
    timeout: 15_000,
    toHaveScreenshot: {
      animations: 'disabled',
      caret: 'hide',
      scale: 'css',
      // A colour that differs by 3 % is another colour. The pinned browser draws the same pixels every time; a few may
      // differ at edges between processors.
      threshold: 0.01,
      maxDiffPixels: 20,
    },
  },
  use: {
    baseURL: `http://localhost:${bookPort}`,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: { executablePath: await chromiumPath(), args: chromiumArgs },
  },
  webServer: [
    {
      command: `vite preview --config visual-tests/vite.config.ts --port ${bookPort} --strictPort`,
      cwd: '..',
      url: `http://localhost:${bookPort}/index.json`,
      timeout: 60_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 5000 },
    },
    {
      command: 'node scripts/start.ts',
      cwd: '..',
      env: { PORT: String(storePort), RUKAV_DATA: '.data/visual', PICTURES_AHEAD: '0' },
      url: `http://localhost:${storePort}/readyz`,
      timeout: 240_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
  ],
});
