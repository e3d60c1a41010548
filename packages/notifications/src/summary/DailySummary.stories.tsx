import { getDailySummary, setDailySummary } from '@saudagar/contract';
import { failWith, neverAnswer, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, screen, waitFor } from 'storybook/test';
import { VIEWER } from '../notificationSample.testing.ts';
import { DailySummary } from './DailySummary.tsx';

/** Whether a member gets a daily mail. */
const meta = preview.meta({
  component: DailySummary,
  parameters: { portal: { community: () => sampleCommunity({ posts: 0 }) } },
});

const NAME = /^Daily summary by email/;

/** Off at first; a press switches it on. */
export const SwitchedOn = meta.story({
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

/** The choice was not saved: the switch goes back, and a toast says so. */
export const SwitchFailed = meta.story({
  tags: ['no-picture'],
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
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(getDailySummary));
  },
});

/** It could not be read; it can be tried again. */
export const Failed = meta.story({
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(failWith(getDailySummary, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** The community sends no mail: nothing is offered. */
export const Unoffered = meta.story({
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
