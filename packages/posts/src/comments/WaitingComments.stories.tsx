import { createComment, listComments } from '@saudagar/contract';
import { Feed } from '@saudagar/feed';
import { createGate, delayed, dropConnection, failWith } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { Reloadable } from '@saudagar/storybook/remount';
import { expect, waitFor, within } from 'storybook/test';
import {
  commentComposer,
  openComments,
  silentCommunity,
  talkingCommunity,
} from './comments.testing.ts';

/** Comments that wait for the connection. */
const meta = preview.meta({
  title: 'Comments that wait for the network',
  component: Feed,
  parameters: { portal: { community: talkingCommunity } },
  render: (_, { session, draftStorage }) => (
    <Reloadable {...{ session, draftStorage }}>
      <Feed />
    </Reloadable>
  ),
});

/** A comment and a reply left their fields, and wait in the thread. */
// FEED-225
export const Waiting = meta.story({
  name: 'Comment and reply waiting to be sent (queued)',
  tags: ['offline'],
  async play({ canvas, msw, userEvent }) {
    msw.use(dropConnection(createComment));
    await openComments(canvas);
    const [reply] = await canvas.findAllByRole('button', { name: 'Reply' });
    await userEvent.click(reply as HTMLElement);
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Write a reply' })).toHaveFocus(),
    );
    await userEvent.keyboard('Baik, terima kasih!{Enter}');
    const replies = canvas.getByRole('list', { name: 'Replies' });
    await expect(await within(replies).findByText('Baik, terima kasih!')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Write a reply' })).toBeNull();
    await waitFor(() => expect(reply).toHaveFocus());
    const input = await commentComposer(canvas);
    await userEvent.type(input, 'Masih ada stok?{Enter}');
    await waitFor(() => expect(canvas.getAllByText('Waiting to be sent')).toHaveLength(2));
    await expect(input).toHaveValue('');
    await expect(canvas.getAllByRole('status').map((one) => one.textContent)).toContain(
      'Your comment is sent once you are back online.',
    );
  },
});

/** Loaded again without a network, even its comments are missing: what waits is there. */
// FEED-225
export const WaitingAfterReload = meta.story({
  name: 'Waiting comments after an offline reload',
  tags: ['offline'],
  async play({ canvas, msw, userEvent }) {
    msw.use(dropConnection(createComment));
    await openComments(canvas);
    await userEvent.type(await commentComposer(canvas), 'Masih ada stok?{Enter}');
    await canvas.findByText('Waiting to be sent');
    msw.use(dropConnection(listComments));
    await userEvent.click(canvas.getByRole('button', { name: 'Load the page anew' }));
    await openComments(canvas);
    await expect(await canvas.findByText('Masih ada stok?')).toBeVisible();
  },
});

/** Removed before it was sent; focus moves to the next comment. */
// FEED-225
export const WaitingRemoved = meta.story({
  name: 'Waiting comment removed',
  tags: ['no-picture', 'offline'],
  async play({ canvas, msw, userEvent }) {
    msw.use(dropConnection(createComment));
    await openComments(canvas);
    await userEvent.type(await commentComposer(canvas), 'Masih ada stok?{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(canvas.queryByText('Masih ada stok?')).toBeNull());
    await waitFor(() => expect(document.activeElement).toHaveClass('sg-comment'));
  },
});

/** The connection is back: the comment takes its place, and counts. */
// FEED-225
export const WaitingSent = meta.story({
  name: 'Waiting comment sent once back online',
  tags: ['done'],
  parameters: { portal: { community: silentCommunity } },
  async play({ canvas, msw, mocks, userEvent }) {
    const gate = createGate();
    msw.use(dropConnection(createComment, { once: true }), delayed(createComment, gate));
    const toggle = await openComments(canvas);
    await canvas.findByText(/No comments yet/);
    await userEvent.type(await commentComposer(canvas), 'Masih ada stok?{Enter}');
    await canvas.findByText('Waiting to be sent');
    await expect(canvas.queryByText(/No comments yet/)).toBeNull();
    gate.open();
    await waitFor(() => expect(canvas.queryByText('Waiting to be sent')).toBeNull());
    await expect(canvas.getAllByText('Masih ada stok?')).toHaveLength(1);
    await expect(toggle).toHaveAccessibleDescription('1 comment');
    await expect(mocks.community.comments.list('post-001', {}).items).toHaveLength(1);
  },
});

/** Refused once it was sent: it says why, and can be tried again or removed. */
// FEED-226
export const WaitingRefused = meta.story({
  name: 'Waiting comment refused, with the reason',
  tags: ['refused'],
  async play({ canvas, msw, userEvent }) {
    msw.use(
      dropConnection(createComment, { once: true }),
      failWith(createComment, 404, 'This post was deleted'),
    );
    await openComments(canvas);
    await userEvent.type(await commentComposer(canvas), 'Masih ada stok?{Enter}');
    await expect(await canvas.findByText(/This post was deleted/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText(/This post was deleted/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Remove' })).toBeVisible();
  },
});
