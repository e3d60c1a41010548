import { getJestConfig } from '@storybook/test-runner';
import { browserLaunch } from '../scripts/browser.ts';

const defaults = getJestConfig();

export default {
  ...defaults,
  // Ends stories that hang, even on a busy machine.
  testTimeout: 120_000,
  // A fault names the story and the reason; the stack trace of the hook adds nothing.
  noStackTrace: true,
  testEnvironmentOptions: {
    'jest-playwright': {
      ...defaults.testEnvironmentOptions['jest-playwright'],
      browsers: ['chromium'],
      launchOptions: await browserLaunch(),
      contextOptions: {
        viewport: { width: 1280, height: 800 },
        deviceScaleFactor: 1,
        reducedMotion: process.env.STORY_MOTION === 'on' ? 'no-preference' : 'reduce',
        locale: 'en-US',
        timezoneId: 'Asia/Jakarta',
      },
    },
  },
};
