import { getJestConfig } from '@storybook/test-runner';
import { browserLaunch } from '../scripts/browser.ts';

const defaults = getJestConfig();

export default {
  ...defaults,
  testTimeout: 30_000,
  // Stories that are wrong on purpose are run only where they are asked for.
  testPathIgnorePatterns: process.env.STORYBOOK_INCLUDE_TAGS ? [] : ['workshop-planted'],
  testEnvironmentOptions: {
    'jest-playwright': {
      ...defaults.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      exitOnPageError: false,
      launchOptions: await browserLaunch(),
      contextOptions: {
        viewport: { width: 1280, height: 800 },
        deviceScaleFactor: 1,
        reducedMotion: 'reduce',
        locale: 'en-US',
        timezoneId: 'Asia/Jakarta',
      },
    },
  },
};
