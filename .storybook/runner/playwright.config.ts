import { join } from 'node:path';
import { defineConfig } from '@playwright/test';
import { browserLaunch } from '../../scripts/browser.ts';

const results = join(import.meta.dirname, '../../test-results/stories');

export default defineConfig({
  testDir: '.',
  outputDir: join(results, 'attachments'),
  fullyParallel: true,
  // More than there are cores: a page waits for its fonts, pictures and frames.
  workers: 4,
  retries: 0,
  forbidOnly: true,
  // For what hangs, whatever else the machine does.
  timeout: 120_000,
  reporter: [['dot'], ['json', { outputFile: join(results, 'results.json') }]],
  use: { browserName: 'chromium', launchOptions: await browserLaunch() },
});
