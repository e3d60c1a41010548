import { listMutes, muteSubject } from '@saudagar/contract';
import { failWith } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, screen, waitFor, type within } from 'storybook/test';
import { Notifications } from './Notifications.tsx';
import { notifiedCommunity, POST, VIEWER } from './notificationSample.testing.ts';

/** The menu of a notification, which mutes the post it is about. */
const meta = preview.meta({
  title: 'Mute a post from its notification',
  component: Notifications,
  parameters: { portal: { pages: ['post'], community: () => notifiedCommunity() } },
});

async function menuOf(canvas: Pick<ReturnType<typeof within>, 'findAllByRole'>) {
  const [menu] = await canvas.findAllByRole('button', { name: /^More about: .+ commented/ });
  if (!menu) throw new Error('No notification has a menu');
  return menu;
}

/** The post of a notification is muted, then unmuted at once. */
export const Muted = meta.story({
  name: 'Post of a notification muted, then unmuted',
  tags: ['no-picture', 'done'],
  async play({ canvas, mocks, userEvent }) {
    await userEvent.click(await menuOf(canvas));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mute this post' }));
    await expect(await screen.findByText(/^You will hear no more about “Koleksi/)).toBeVisible();
    await expect(mocks.community.notificationChoices.muted(VIEWER)).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(mocks.community.notificationChoices.muted(VIEWER)).toHaveLength(0));
  },
});

/** Muted items failed to load: the menu offers Retry, then Unmute. */
export const MutesFailed = meta.story({
  name: 'Muted items could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ mocks, msw }) {
    mocks.community.notificationChoices.mute(VIEWER, { type: 'post', id: POST });
    msw.use(failWith(listMutes, 500, {}, { once: true }));
  },
  async play({ canvas, userEvent }) {
    const menu = await menuOf(canvas);
    await userEvent.click(menu);
    await userEvent.click(
      await screen.findByRole('menuitem', { name: /^Muted things could not be read/ }),
    );
    await waitFor(() => expect(menu).toHaveFocus());
    await userEvent.click(menu);
    await expect(await screen.findByRole('menuitem', { name: 'Unmute this post' })).toBeVisible();
  },
});

/** Muting failed; a toast reports it. */
export const MuteFailed = meta.story({
  name: 'Post could not be muted',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(muteSubject, 500));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await menuOf(canvas));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Mute this post' }));
    await expect(await screen.findByText('It could not be muted')).toBeVisible();
  },
});
