import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from '../../scripts/browser.ts';

/** Name of the run's folder and report, so that parallel runs keep their own. */
const report = process.env.E2E_REPORT ?? 'e2e';

export default defineConfig({
  testDir: '.',
  globalSetup: '../setup/readyDatabase.ts',
  outputDir: `../../test-results/${report}`,
  fullyParallel: false,
  // One more than there are cores: a browser sometimes waits.
  workers: availableParallelism() + 1,
  // A test that passes at its second try is flaky, and more than three flaky ones fail the run.
  retries: process.env.CI ? 1 : 0,
  projects: [
    { name: 'app', testIgnore: '**/*.{postgres,deep}.spec.ts' },
    { name: 'postgres', testMatch: '**/*.postgres.spec.ts' },
    { name: 'deep', testMatch: '**/*.deep.spec.ts' },
  ],
  forbidOnly: true,
  // For hanging tests: a machine whose cores are shared takes three times as long as another.
  timeout: 120_000,
  // Below the ten seconds after which a list polls: an event must arrive by itself, not by that
  // poll.
  expect: { timeout: 9000 },
  reporter: [['list'], ['json', { outputFile: `../../test-results/${report}.json` }]],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // Tests answer a page's requests themselves, which a worker would send. Those of the worker
    // allow it.
    serviceWorkers: 'block',
    // A trace of each step takes a fifth of the time: `npm run test:e2e -- --trace on`.
    trace: 'off',
    launchOptions: await browserLaunch(),
  },
});
