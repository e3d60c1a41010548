/// <reference path="./virtual.d.ts" />
import './steady.ts';
import './timers.ts';
import './guard.ts';
import 'virtual:package-styles';
import './preview.css';
import { LOCALES, localeName } from '@saudagar/contract';
import statecharts from '@saudagar/storybook-addon-statecharts';
import addonA11y from '@storybook/addon-a11y';
import type { DocsTypes } from '@storybook/addon-docs';
import * as docs from '@storybook/addon-docs/preview';
import { definePreview } from '@storybook/react-vite';
import addonMsw from 'msw-storybook-addon';
import { definePreviewAddon } from 'storybook/internal/csf';
import { configure } from 'storybook/test';
import { wholePage } from './axe.ts';
import { ComponentPage, DocsPage } from './componentDocs/onDemand.tsx';
import { clearFaults, endClean } from './guard.ts';
import { LONG_TEXTS } from './longTexts.ts';
import { propControls } from './propControls.ts';
import { startWorker } from './requests.ts';
import { settle } from './settle.ts';
import { restartChance } from './steady.ts';
import { loadAllTexts, prepareSurroundings, Surroundings } from './surroundings.tsx';
import { startLongTimers, stopLongTimers } from './timers.ts';
import { LONGEST_WAIT } from './visible.ts';

// Queries wait for late results on a busy machine, and no longer than they must. A query retries
// until it matches: printing the page at each try costs a tenth of a run.
configure({
  asyncUtilTimeout: LONGEST_WAIT,
  getElementError: (message) => new Error(message ?? ''),
});

export default definePreview({
  addons: [statecharts(), addonA11y(), definePreviewAddon<DocsTypes>(docs), addonMsw(startWorker)],
  tags: ['autodocs'],
  argTypesEnhancers: [propControls],
  globalTypes: {
    locale: {
      description: 'Language',
      toolbar: {
        icon: 'globe',
        dynamicTitle: true,
        items: [
          ...LOCALES.map((value) => ({ value, title: localeName(value) })),
          { value: LONG_TEXTS, title: 'Longer texts' },
        ],
      },
    },
    theme: {
      description: 'Theme',
      toolbar: {
        icon: 'contrast',
        dynamicTitle: true,
        items: [
          { value: 'light', title: 'Light', icon: 'sun' },
          { value: 'dark', title: 'Dark', icon: 'moon' },
        ],
      },
    },
  },
  initialGlobals: { locale: 'en', theme: 'light' },
  parameters: {
    a11y: wholePage,
    layout: 'padded',
    // Shown last: the story's own machines come first.
    statecharts: {
      background: [
        'portal',
        'session',
        'signOuts',
        'picture',
        'fileDetails',
        'connection',
        'outbox',
      ],
    },
    viewport: {
      options: {
        phone: { name: 'Phone, 360', styles: { width: '360px', height: '780px' }, type: 'mobile' },
        tablet: {
          name: 'Tablet, 768',
          styles: { width: '768px', height: '1024px' },
          type: 'tablet',
        },
        desktop: {
          name: 'Desktop, 1280',
          styles: { width: '1280px', height: '800px' },
          type: 'desktop',
        },
      },
    },
    options: {
      storySort: {
        order: [
          'Start here',
          'How to review',
          'Boards',
          'Account',
          ['About', '*'],
          'Home',
          ['About', '*'],
          'Feed',
          ['About', '*'],
          'Groups',
          ['About', '*'],
          'Network',
          ['About', '*'],
          'Messaging',
          ['About', '*'],
          'Events',
          ['About', '*'],
          'Resources',
          ['About', '*'],
          'Tenders',
          ['About', '*'],
          'Admin Center',
          ['About', '*'],
          'Notifications',
          ['About', '*'],
          'Profile',
          ['About', '*'],
          'Settings',
          ['About', '*'],
          'The app',
          ['About', '*'],
          'Mails',
          ['About', '*'],
          'Posts',
          ['About', '*'],
          'Files',
          ['About', '*'],
          'Writing',
          ['About', '*'],
          'Reports and flags',
          ['About', '*'],
          'Blocking',
          ['About', '*'],
          'Parts',
          ['Look (foundations)', '*'],
          'Foundations',
          ['Portal', ['About', '*'], 'Flows', ['About', '*'], '*'],
          'Workshop',
        ],
      },
    },
    docs: { codePanel: true, container: DocsPage, page: ComponentPage },
    chromatic: { prefersReducedMotion: 'reduce', pauseAnimationAtEnd: true },
  },
  decorators: [
    (Story, context) => (
      <Surroundings context={context}>
        <div className={`sg-story story-${context.parameters.layout}`}>
          <Story />
        </div>
      </Surroundings>
    ),
  ],
  async beforeEach(context) {
    // A story polls its page at once, and pictures switch the language under it.
    startLongTimers(context.id);
    await loadAllTexts();
    clearFaults();
    forgetAnnouncements();
    restartChance();
    prepareSurroundings(context);
  },
  async afterEach({ viewMode, id, step }) {
    if (viewMode !== 'story') return;
    stopLongTimers(id);
    await loadAllTexts();
    await settle();
    forgetStaleAnnouncements();
    await endClean(step);
  },
});

/** Removes React Aria's announcements, which stay for seconds and refer to an earlier story. */
function forgetAnnouncements(): void {
  for (const log of document.querySelectorAll('[data-live-announcer] [role="log"]')) {
    log.replaceChildren();
  }
}

/** Removes announcements that refer to a removed element: a pending button whose dialog closed. */
function forgetStaleAnnouncements(): void {
  for (const announcement of document.querySelectorAll('[data-live-announcer] [aria-labelledby]')) {
    const named = document.getElementById(announcement.getAttribute('aria-labelledby') ?? '');
    if (!named) announcement.remove();
  }
}
