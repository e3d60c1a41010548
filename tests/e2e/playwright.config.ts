import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from '../../scripts/browser.ts';

/** Names the folder and the report of a run beside which another one keeps its own. */
const report = process.env.E2E_REPORT ?? 'e2e';

export default defineConfig({
  testDir: '.',
  globalSetup: '../setup/readyDatabase.ts',
  outputDir: `../../test-results/${report}`,
  fullyParallel: false,
  // One more than there are cores: a browser waits now and then.
  workers: availableParallelism() + 1,
  // The run counts what passes at its second try, and more than three of those fail it.
  retries: process.env.CI ? 1 : 0,
  projects: [
    { name: 'app', testIgnore: '**/*.{postgres,deep}.spec.ts' },
    { name: 'postgres', testMatch: '**/*.postgres.spec.ts' },
    { name: 'deep', testMatch: '**/*.deep.spec.ts' },
  ],
  forbidOnly: true,
  // For what hangs: a machine whose cores others use as well takes three times as long as another.
  timeout: 120_000,
  // Less than the ten seconds after which a list looks by itself: what was to be told at once must not
  // come by that look.
  expect: { timeout: 9000 },
  reporter: [['list'], ['json', { outputFile: `../../test-results/${report}.json` }]],
  use: {
    browserName: 'chromium',
    locale: 'en-GB',
    viewport: { width: 1280, height: 800 },
    // Recording what the page was at each step takes a fifth of the time: `npm run test:e2e -- --trace on`.
    trace: 'off',
    launchOptions: await browserLaunch(),
  },
});
