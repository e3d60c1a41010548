import { getDailySummary, setDailySummary } from '@saudagar/contract';
import { failWith, neverAnswer, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { VIEWER } from '../notificationSample.testing.ts';
import { DailySummary } from './DailySummary.tsx';

/** Daily summary by mail. */
const meta = preview.meta({
  title: 'Daily summary by mail (email digest)',
  component: DailySummary,
  parameters: { portal: { community: () => sampleCommunity({ posts: 0 }) } },
});

const NAME = /^Daily summary by email/;

/** Off by default; a press switches it on. */
export const SwitchedOn = meta.story({
  name: 'Email preferences: daily summary switched on',
  tags: ['done'],
  async play({ canvas, mocks, userEvent }) {
    const control = await canvas.findByRole('switch', { name: NAME });
    await expect(control).not.toBeChecked();
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await waitFor(() =>
      expect(mocks.community.outsideNotifications.summary(VIEWER).daily).toBe(true),
    );
  },
});

/** Saving failed: the switch returns and a toast reports it. */
export const SwitchFailed = meta.story({
  name: 'Could not be switched',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(setDailySummary, 500));
  },
  async play({ canvas, userEvent }) {
    const control = await canvas.findByRole('switch', { name: NAME });
    await userEvent.click(control);
    await expect(await screen.findByText('Your choice could not be saved')).toBeVisible();
    await waitFor(() => expect(control).not.toBeChecked());
  },
});

export const Loading = meta.story({
  tags: ['no-picture', 'loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(getDailySummary));
  },
});

/** The setting failed to load; Retry loads it. */
export const Failed = meta.story({
  name: 'Setting could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(getDailySummary, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** A server without mail: nothing is offered. */
export const Unoffered = meta.story({
  name: 'Server without mail: nothing is shown',
  tags: ['no-picture'],
  parameters: {
    portal: {
      community: () => {
        const community = sampleCommunity({ posts: 0 });
        community.mails.isOpen = false;
        return community;
      },
    },
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.queryByRole('status')).toBeNull());
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
});
