import { createComment } from '@saudagar/contract';
import { Feed } from '@saudagar/feed';
import { failWith, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { putOutOfSight, Reloadable, Remountable } from '@saudagar/storybook/remount';
import { HttpResponse, http } from 'msw';
import { expect, spyOn, waitFor, within } from 'storybook/test';
import {
  commentComposer,
  openComments,
  silentCommunity,
  talkingCommunity,
} from './comments.testing.ts';

/** Writing comments below a post. */
const meta = preview.meta({
  title: 'Write a comment or reply',
  component: Feed,
  parameters: { portal: { community: talkingCommunity } },
});

/** A reply to a reply mentions its addressee; closing the field keeps the text. */
export const Replying = meta.story({
  name: 'Writing a reply',
  tags: ['phone'],
  async play({ canvas, userEvent }) {
    await openComments(canvas);
    const replies = await canvas.findByRole('list', { name: 'Replies' });
    await userEvent.click(within(replies).getByRole('button', { name: 'Reply' }));
    const box = canvas.getByRole('textbox', { name: 'Write a reply' });
    await waitFor(() => expect(box).toHaveFocus());
    await userEvent.keyboard('Sudah kami terima');
    await expect(box).toHaveValue('@ayu_lestari Sudah kami terima');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    const [reply] = canvas.getAllByRole('button', { name: 'Reply' });
    await waitFor(() => expect(reply).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Write a reply' })).toHaveValue(
      'Sudah kami terima',
    );
  },
});

/** A comment being sent; its text is read-only. */
export const Sending = meta.story({
  name: 'Comment being sent',
  tags: ['sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(createComment));
  },
  async play({ canvas, userEvent }) {
    await openComments(canvas);
    await userEvent.type(await commentComposer(canvas), 'Mantap!{Enter}');
    await expect(await commentComposer(canvas)).toHaveAttribute('readonly');
    await expect(await commentComposer(canvas)).toHaveValue('Mantap!');
  },
});

/** Opening by keyboard focuses the field; Enter sends, Shift+Enter breaks the line. */
export const Sent = meta.story({
  name: 'Comment sent',
  tags: ['done'],
  parameters: { portal: { community: silentCommunity } },
  async play({ canvas, userEvent }) {
    const toggle = await canvas.findByRole('button', { name: 'Comments' });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    const input = await commentComposer(canvas);
    await waitFor(() => expect(input).toHaveFocus());
    await canvas.findByText(/No comments yet/);
    await userEvent.keyboard('Mantap!{Shift>}{Enter}{/Shift}Berapa harganya?{Enter}');
    await waitFor(() => expect(input).toHaveValue(''));
    await expect(canvas.getByText(/Mantap!\s+Berapa harganya\?/)).toBeVisible();
    await waitFor(() => expect(input).toHaveFocus());
    await expect(toggle).toHaveAccessibleDescription('1 comment');
  },
});

/** On touch, Enter breaks the line and the button sends. */
// FEED-129, GRP-149
export const SentByTouch = meta.story({
  name: 'Comment sent on a phone',
  tags: ['no-picture', 'done'],
  parameters: { portal: { community: silentCommunity } },
  beforeEach() {
    const { matchMedia } = window;
    spyOn(window, 'matchMedia').mockImplementation((query) =>
      matchMedia.call(window, query === '(pointer: coarse)' ? 'all' : query),
    );
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Comments' }));
    const input = await commentComposer(canvas);
    await userEvent.type(input, 'Mantap!{Enter}Berapa harganya?');
    await expect(input).toHaveValue('Mantap!\nBerapa harganya?');
    await userEvent.click(canvas.getByRole('button', { name: 'Send comment' }));
    await waitFor(() => expect(input).toHaveValue(''));
    await expect(canvas.getByText(/Mantap!\s+Berapa harganya\?/)).toBeVisible();
  },
});

/** A sent reply: the field closes, the reply is below its comment, and focus is restored. */
// FEED-126, FEED-133, FEED-135
export const Replied = meta.story({
  name: 'Reply sent',
  tags: ['done'],
  async play({ canvas, userEvent }) {
    const toggle = await openComments(canvas);
    const [reply] = await canvas.findAllByRole('button', { name: 'Reply' });
    if (!reply) throw new Error('Nothing to reply to');
    await userEvent.click(reply);
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Write a reply' })).toHaveFocus(),
    );
    await userEvent.keyboard('Baik, terima kasih!{Enter}');
    const replies = canvas.getByRole('list', { name: 'Replies' });
    await expect(await within(replies).findByText('Baik, terima kasih!')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Write a reply' })).toBeNull();
    await waitFor(() => expect(reply).toHaveFocus());
    await expect(toggle).toHaveAccessibleDescription('4 comments');
  },
});

/** Sending failed: the text stays, and Retry sends it. */
// FEED-131
export const SendFailed = meta.story({
  name: 'Comment could not be sent',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(createComment, 503));
  },
  async play({ canvas, userEvent }) {
    await openComments(canvas);
    await userEvent.type(await commentComposer(canvas), 'Mantap!');
    await userEvent.click(canvas.getByRole('button', { name: 'Send comment' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your comment was not sent.');
    await expect(await commentComposer(canvas)).toHaveValue('Mantap!');
  },
});

/** A lost response creates one comment: it is sent again. */
// FEED-225
export const SendRetried = meta.story({
  name: 'Comment sent by a retry',
  tags: ['done'],
  parameters: { portal: { community: silentCommunity } },
  async play({ canvas, msw, mocks, userEvent }) {
    msw.use(
      http.post(
        '*/api/posts/:id/comments',
        async ({ request }) => {
          const body = (await request.clone().json()) as { content: string; client_id: string };
          mocks.community.comments.create('member-1', 'post-001', {
            ...body,
            parent_comment_id: null,
          });
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await openComments(canvas);
    await userEvent.type(await commentComposer(canvas), 'Mantap!{Enter}');
    const { comments } = mocks.community;
    await waitFor(() => expect(comments.list('post-001', {}).items).toHaveLength(1));
    await waitFor(() => expect(canvas.queryByText('Waiting to be sent')).toBeNull());
    await expect(await canvas.findByText('Mantap!')).toBeVisible();
    await expect(comments.list('post-001', {}).items).toHaveLength(1);
  },
});

/** A blank comment is not sent. */
// FEED-127
export const Blank = meta.story({
  name: 'Blank comment refused',
  tags: ['refused'],
  async play({ canvas, userEvent }) {
    await openComments(canvas);
    await userEvent.type(await commentComposer(canvas), '  {Enter}');
    await expect(await commentComposer(canvas)).toHaveAccessibleDescription(
      'Write something before you send it.',
    );
  },
});

/** A text longer than the server stores. */
export const TooLong = meta.story({
  name: 'Comment too long',
  tags: ['refused'],
  async play({ canvas, userEvent }) {
    await openComments(canvas);
    await userEvent.click(await commentComposer(canvas));
    await userEvent.paste('harga '.repeat(850));
    await userEvent.keyboard('{Enter}');
    await expect(await commentComposer(canvas)).toHaveAccessibleDescription(
      'Up to 5,000 characters fit here. Please shorten your text.',
    );
  },
});

/** An unsent comment: after navigation or reload its comments are open and the text is restored. */
export const LeftUnsent = meta.story({
  name: 'Unsent comment is there on return',
  render: (_, { session, draftStorage }) => (
    <Reloadable {...{ session, draftStorage }}>
      <Remountable>
        <Feed />
      </Remountable>
    </Reloadable>
  ),
  async play({ canvas, userEvent }) {
    await openComments(canvas);
    await userEvent.type(await commentComposer(canvas), 'Mantap!');
    const leave = canvas.getByRole('button', { name: 'Leave or return' });
    await userEvent.click(leave);
    await userEvent.click(leave);
    await expect(await commentComposer(canvas)).toHaveValue('Mantap!');
    await canvas.findByText('Boleh minta katalog dan daftar harganya?');
    putOutOfSight();
    await userEvent.click(canvas.getByRole('button', { name: 'Load the page anew' }));
    await waitFor(async () => expect(await commentComposer(canvas)).toHaveValue('Mantap!'));
    await canvas.findByText('Boleh minta katalog dan daftar harganya?');
  },
});
