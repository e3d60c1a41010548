import { listMutes, listNotificationChoices, setNotificationChoice } from '@saudagar/contract';
import { failWith, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { NotificationChoices } from './choices/NotificationChoices.tsx';
import { notifiedCommunity, POST, VIEWER } from './notificationSample.testing.ts';

/** Notification settings and muted items of a member. */
const meta = preview.meta({
  title: 'Notification settings and muted items',
  component: NotificationChoices,
  parameters: {
    portal: {
      community: () => {
        const community = notifiedCommunity();
        community.notificationChoices.mute(VIEWER, { type: 'post', id: POST });
        return community;
      },
    },
  },
});

/** Every topic is on; a post is muted. */
export const Ready = meta.story({
  name: 'Topics switched on; one muted post',
  tags: ['phone'],
  async play({ canvas }) {
    const topics = await canvas.findByRole('list', { name: 'What you are told about' });
    await expect(within(topics).getAllByRole('switch')).toHaveLength(13);
    await expect(within(topics).getByRole('switch', { name: /^Likes/ })).toBeChecked();
    await expect(
      await canvas.findByRole('button', { name: /^Unmute Koleksi batik/ }),
    ).toBeVisible();
  },
});

export const Loading = meta.story({
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listNotificationChoices), neverAnswer(listMutes));
  },
});

/** Both lists failed to load, each with Retry. */
export const ServerError = meta.story({
  name: 'Settings could not be loaded',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listNotificationChoices, 500), failWith(listMutes, 500));
  },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(2));
  },
});

/** Nothing is muted. */
export const NothingMuted = meta.story({
  name: 'Nothing is muted',
  tags: ['empty'],
  parameters: { portal: { community: () => notifiedCommunity() } },
  async play({ canvas }) {
    await canvas.findAllByRole('switch');
    await expect(await canvas.findByText(/^You have muted nothing/)).toBeVisible();
  },
});

/** Switching a topic off stops its notifications. */
export const SwitchedOff = meta.story({
  name: 'Topic switched off (unsubscribe)',
  tags: ['no-picture', 'done'],
  async play({ canvas, mocks, userEvent }) {
    await userEvent.click(await canvas.findByRole('switch', { name: /^Likes/ }));
    await expect(canvas.getByRole('switch', { name: /^Likes/ })).not.toBeChecked();
    await waitFor(() =>
      expect(mocks.community.notificationChoices.of(VIEWER)).toContainEqual({
        topic: 'likes',
        app: false,
      }),
    );
  },
});

/** Saving failed: the switch returns and a toast reports it. */
export const SwitchFailed = meta.story({
  name: 'Topic could not be switched',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(setNotificationChoice, 500));
  },
  async play({ canvas, userEvent }) {
    const likes = await canvas.findByRole('switch', { name: /^Likes/ });
    await userEvent.click(likes);
    await expect(await screen.findByText('Your choice could not be saved')).toBeVisible();
    await waitFor(() => expect(likes).toBeChecked());
  },
});

/** The muted post is unmuted. */
export const Unmuted = meta.story({
  name: 'Post unmuted',
  tags: ['no-picture', 'done'],
  async play({ canvas, mocks, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: /^Unmute Koleksi batik/ }));
    await expect(await canvas.findByText(/^You have muted nothing/)).toBeVisible();
    await expect(mocks.community.notificationChoices.muted(VIEWER)).toEqual([]);
  },
});
