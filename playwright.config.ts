import { mkdirSync } from 'node:fs';
import { defineConfig, devices } from '@playwright/test';
import { chromiumArgs, chromiumPath } from './browser.ts';

const port = Number(process.env['E2E_PORT'] ?? 3400);
/** Where the push service of the journeys' browsers listens: a port that `fetch` does not refuse, as it does 3659. */
const pushPort = port + 9;
/** A store that runs already; without it one is started, with data of its own. */
const given = process.env['E2E_BASE_URL'];

/** What the store writes meanwhile; `npm run scan` looks through it. */
const log = 'test-results/store.log';
mkdirSync('test-results', { recursive: true });

// Every store that is started from here inherits it: pictures that no journey asks for take the processors from those that run.
process.env['PICTURES_AHEAD'] ??= '0';

export default defineConfig({
  testDir: 'site/e2e',
  metadata: { pushPort },
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(process.env['CI']),
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  outputDir: 'test-results/e2e',
  timeout: 60_000,
  expect: { timeout: 10_000 },
  use: {
    baseURL: given ?? `http://localhost:${port}`,
    locale: 'ru-RU',
    timezoneId: 'Europe/Moscow',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: { executablePath: await chromiumPath(), args: chromiumArgs },
  },
  projects: [
    { name: 'desktop', use: { ...devices['Desktop Chrome'], viewport: { width: 1280, height: 800 } } },
    // One pixel a point: to draw seven times as many proves nothing more of a journey.
    { name: 'phone', use: { ...devices['Pixel 7'], deviceScaleFactor: 1 }, grep: /@phone/ },
  ],
  ...(given === undefined && {
    webServer: {
      command: `exec node scripts/start.ts > ${log} 2>&1`,
      // All journeys come from one address.
      env: {
        PORT: String(port),
        RUKAV_DATA: `.data/e2e`,
        GUEST_ORDERS_PER_ADDRESS: '0',
        CODES_PER_ADDRESS: '0',
        WEB_PUSH_ORIGINS: `http://127.0.0.1:${pushPort}`,
        LOG_LEVEL: 'info',
      },
      url: `http://localhost:${port}/readyz`,
      timeout: 240_000,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    },
  }),
});
