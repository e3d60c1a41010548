import { defineConfig } from '@playwright/test';
import { browserLaunch } from '../../scripts/browser.ts';

export default defineConfig({
  testDir: '.',
  globalSetup: '../setup/readyDatabase.ts',
  outputDir: '../../test-results/e2e',
  fullyParallel: false,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  timeout: 30_000,
  expect: { timeout: 7_000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // What the page was at each step tells what failed; filming it too costs a fifth of the time.
    trace: { mode: 'retain-on-failure', screenshots: false },
    launchOptions: await browserLaunch(),
  },
});
