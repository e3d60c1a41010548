import { defineConfig } from '@playwright/test';
import { browserLaunch } from '../../scripts/browser.ts';

export default defineConfig({
  testDir: '.',
  globalSetup: '../setup/readyDatabase.ts',
  outputDir: '../../test-results/e2e',
  fullyParallel: false,
  // One more than there are cores: a browser waits now and then.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // For what hangs: a machine whose cores others use as well takes three times as long as another.
  timeout: 120_000,
  // Less than the ten seconds after which a list looks by itself: what was to be told at once must not
  // come by that look.
  expect: { timeout: 9000 },
  reporter: [['list'], ['json', { outputFile: '../../test-results/e2e.json' }]],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // Recording what the page was at each step takes a fifth of the time: `npm run test:e2e -- --trace on`.
    trace: 'off',
    launchOptions: await browserLaunch(),
  },
});
