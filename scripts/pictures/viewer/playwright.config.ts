import { readFileSync } from 'node:fs';
import { defineConfig } from '@playwright/test';
import type { Review } from '../writeReview.ts';

const { title, folder, work } = JSON.parse(
  readFileSync(`${process.env.PICTURES_REVIEW}`, 'utf8'),
) as Review;

export default defineConfig({
  testDir: '.',
  testMatch: 'flows.ts',
  outputDir: `${work}/output`,
  fullyParallel: true,
  reporter: [
    [
      'html',
      {
        outputFolder: folder,
        open: 'never',
        title,
        // Flows are grouped by area, not by the file of the test.
        mergeFiles: true,
        noSnippets: true,
        noCopyPrompt: true,
      },
    ],
  ],
});
