import { createComment, listComments } from '@saudagar/contract';
import {
  type Community,
  dropConnection,
  failWith,
  mockEndpoint,
  neverAnswer,
  sampleCommunity,
} from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { HttpResponse, http } from 'msw';
import { userEvent as browserUser, expect, waitFor, within } from 'storybook/test';
import { Feed } from './Feed.tsx';
import { LeavableFeed } from './leavable.testing.tsx';

/** One post with two comments, the first of which has a reply. */
const talkingCommunity = () => sampleCommunity({ posts: 1 });

/** One post that nobody has commented on: the second newest. */
function silentCommunity() {
  const community = sampleCommunity({ posts: 2 });
  community.posts.remove('post-002');
  return community;
}

const meta = preview.meta({
  component: Feed,
  parameters: { portal: { community: talkingCommunity } },
});

type Canvas = ReturnType<typeof within>;

const open = async (canvas: Canvas) => {
  const toggle = await canvas.findByRole('button', { name: 'Comments' });
  await browserUser.click(toggle);
  return toggle;
};

const box = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Write a comment' });

/** One top-level comment a page. */
const shortPages = (community: Community) =>
  mockEndpoint(community, listComments, ({ params, query }) => {
    const page = community.posts.listComments(params.id, { ...query, limit: 1 });
    return { ...page, items: page.items.map((comment) => community.withAuthor(comment)) };
  });

/** Comments with a reply, one level deep. */
export const Ready = meta.story({
  tags: ['page'],
  async play({ canvas }) {
    const toggle = await open(canvas);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toHaveAccessibleDescription('3 comments');
    await expect(await canvas.findByText('Boleh minta katalog dan daftar harganya?')).toBeVisible();
    const replies = canvas.getByRole('list', { name: 'Replies' });
    await expect(replies).toHaveTextContent('Sudah saya kirim lewat pesan');
    await expect(toggle).toHaveFocus();
  },
});

/** Nobody has commented yet. */
export const Empty = meta.story({
  parameters: { portal: { community: silentCommunity } },
  async play({ canvas }) {
    await open(canvas);
    await expect(await canvas.findByText(/No comments yet/)).toBeVisible();
  },
});

/** The comments are on their way; a new one may be written already. */
export const Loading = meta.story({
  beforeEach({ msw }) {
    msw.use(neverAnswer(listComments));
  },
  async play({ canvas }) {
    await open(canvas);
    await expect(await canvas.findByText('Loading comments')).toBeInTheDocument();
    await expect(await box(canvas)).toBeVisible();
  },
});

/** Shut while they were on their way: the next opening asks again. */
export const ClosedWhileLoading = meta.story({
  beforeEach({ msw }) {
    msw.use(neverAnswer(listComments, { once: true }));
  },
  async play({ canvas, userEvent }) {
    const toggle = await open(canvas);
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await expect(await canvas.findByText('Boleh minta katalog dan daftar harganya?')).toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** The comments could not be read. */
export const Failed = meta.story({
  beforeEach({ msw }) {
    msw.use(failWith(listComments, 500));
  },
  async play({ canvas }) {
    await open(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** Retry brings them. */
export const Recovered = meta.story({
  beforeEach({ msw }) {
    msw.use(dropConnection(listComments, { once: true }));
  },
  async play({ canvas, userEvent }) {
    await open(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Boleh minta katalog dan daftar harganya?')).toBeVisible();
  },
});

/** More comments, asked for. */
export const MoreLoaded = meta.story({
  beforeEach({ msw, mocks }) {
    msw.use(shortPages(mocks.community));
  },
  async play({ canvas, userEvent }) {
    await open(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more comments' }));
    await expect(await canvas.findByText(/Kualitasnya bagus/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Load more comments' })).toBeNull();
  },
});

/** More comments on their way. */
export const LoadingMore = meta.story({
  beforeEach({ msw, mocks }) {
    msw.use(shortPages(mocks.community));
  },
  async play({ canvas, msw, userEvent }) {
    await open(canvas);
    const more = await canvas.findByRole('button', { name: 'Load more comments' });
    msw.use(neverAnswer(listComments));
    await userEvent.click(more);
    await expect(canvas.getByRole('region', { name: 'Comments' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

/** More comments failed; the ones that are there stay. */
export const LoadMoreFailed = meta.story({
  beforeEach({ msw, mocks }) {
    msw.use(shortPages(mocks.community));
  },
  async play({ canvas, msw, userEvent }) {
    await open(canvas);
    const more = await canvas.findByRole('button', { name: 'Load more comments' });
    msw.use(failWith(listComments, 503));
    await userEvent.click(more);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('More comments could not');
    await expect(canvas.getByText('Boleh minta katalog dan daftar harganya?')).toBeVisible();
  },
});

/** More comments failed once; Retry brings them. */
export const MoreRetried = meta.story({
  beforeEach({ msw, mocks }) {
    msw.use(shortPages(mocks.community));
  },
  async play({ canvas, msw, userEvent }) {
    await open(canvas);
    const more = await canvas.findByRole('button', { name: 'Load more comments' });
    msw.use(failWith(listComments, 503, undefined, { once: true }));
    await userEvent.click(more);
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText(/Kualitasnya bagus/)).toBeVisible();
  },
});

/** Shut after a failure: the next opening asks again. */
export const ReopenedAfterFailure = meta.story({
  beforeEach({ msw }) {
    msw.use(failWith(listComments, 500, undefined, { once: true }));
  },
  async play({ canvas, userEvent }) {
    const toggle = await open(canvas);
    await canvas.findByRole('alert');
    await userEvent.click(toggle);
    await userEvent.click(toggle);
    await expect(await canvas.findByText(/Kualitasnya bagus/)).toBeVisible();
  },
});

/** A comment sent below a failed read: it is there, and the others are asked for again. */
export const SentAfterFailure = meta.story({
  beforeEach({ msw }) {
    msw.use(failWith(listComments, 500, undefined, { once: true }));
  },
  async play({ canvas, userEvent }) {
    await open(canvas);
    await canvas.findByRole('alert');
    await userEvent.type(await box(canvas), 'Mantap!{Enter}');
    await expect(await canvas.findByText(/Kualitasnya bagus/)).toBeVisible();
    await waitFor(async () => expect(await box(canvas)).toHaveValue(''));
  },
});

/** Shut and opened again: fetched once only. */
export const OpenedAgain = meta.story({
  async play({ canvas, msw, userEvent }) {
    const toggle = await open(canvas);
    await canvas.findByText('Boleh minta katalog dan daftar harganya?');
    msw.use(failWith(listComments, 500));
    await userEvent.click(toggle);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(toggle);
    await expect(canvas.getByText('Boleh minta katalog dan daftar harganya?')).toBeVisible();
  },
});

/** The keyboard goes on to the box; Enter sends, Shift+Enter starts a line; the count rises. */
export const Sent = meta.story({
  parameters: { portal: { community: silentCommunity } },
  async play({ canvas, userEvent }) {
    const toggle = await canvas.findByRole('button', { name: 'Comments' });
    toggle.focus();
    await userEvent.keyboard('{Enter}');
    const input = await box(canvas);
    await expect(input).toHaveFocus();
    await canvas.findByText(/No comments yet/);
    await userEvent.keyboard('Mantap!{Shift>}{Enter}{/Shift}Berapa harganya?{Enter}');
    await waitFor(() => expect(input).toHaveValue(''));
    await expect(canvas.getByText(/Mantap!\s+Berapa harganya\?/)).toBeVisible();
    await expect(input).toHaveFocus();
    await expect(toggle).toHaveAccessibleDescription('1 comment');
  },
});

/** A reply, sent: its box is gone, it stands under its comment, and focus is back. */
export const Replied = meta.story({
  async play({ canvas, userEvent }) {
    const toggle = await open(canvas);
    const [reply] = await canvas.findAllByRole('button', { name: 'Reply' });
    if (!reply) throw new Error('Nothing to reply to');
    await userEvent.click(reply);
    await expect(canvas.getByRole('textbox', { name: 'Write a reply' })).toHaveFocus();
    await userEvent.keyboard('Baik, terima kasih!{Enter}');
    const replies = canvas.getByRole('list', { name: 'Replies' });
    await expect(await within(replies).findByText('Baik, terima kasih!')).toBeVisible();
    await expect(canvas.queryByRole('textbox', { name: 'Write a reply' })).toBeNull();
    await waitFor(() => expect(reply).toHaveFocus());
    await expect(toggle).toHaveAccessibleDescription('4 comments');
  },
});

/** A reply being written to a reply goes under the same comment; what is typed stays when shut. */
export const Replying = meta.story({
  tags: ['page'],
  async play({ canvas, userEvent }) {
    await open(canvas);
    const replies = await canvas.findByRole('list', { name: 'Replies' });
    await userEvent.click(within(replies).getByRole('button', { name: 'Reply' }));
    await userEvent.keyboard('Sudah kami terima');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    const [reply] = canvas.getAllByRole('button', { name: 'Reply' });
    await expect(reply).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('textbox', { name: 'Write a reply' })).toHaveValue(
      'Sudah kami terima',
    );
  },
});

/** A comment on its way; its text can be read and not changed. */
export const Sending = meta.story({
  beforeEach({ msw }) {
    msw.use(neverAnswer(createComment));
  },
  async play({ canvas, userEvent }) {
    await open(canvas);
    await userEvent.type(await box(canvas), 'Mantap!{Enter}');
    await expect(await box(canvas)).toHaveAttribute('readonly');
    await expect(await box(canvas)).toHaveValue('Mantap!');
  },
});

/** A comment that was not sent: the text stays, and Retry sends it. */
export const SendFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(dropConnection(createComment));
  },
  async play({ canvas, userEvent }) {
    await open(canvas);
    await userEvent.type(await box(canvas), 'Mantap!');
    await userEvent.click(canvas.getByRole('button', { name: 'Send comment' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Your comment was not sent.');
    await expect(await box(canvas)).toHaveValue('Mantap!');
  },
});

/** Retry after a lost answer makes one comment. */
export const SendRetried = meta.story({
  parameters: { portal: { community: silentCommunity } },
  async play({ canvas, msw, mocks, userEvent }) {
    msw.use(
      http.post(
        '*/api/posts/:id/comments',
        async ({ request }) => {
          const body = (await request.clone().json()) as { content: string; client_id: string };
          const author = mocks.community.accounts.find('member-1');
          if (!author) throw new Error('Nobody is signed in');
          mocks.community.createComment(author, 'post-001', { ...body, parent_comment_id: null });
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await open(canvas);
    await userEvent.type(await box(canvas), 'Mantap!{Enter}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(canvas.queryByRole('alert')).toBeNull());
    await expect(await canvas.findByText('Mantap!')).toBeVisible();
    await expect(mocks.community.posts.listComments('post-001', {}).items).toHaveLength(1);
  },
});

/** A blank comment is not sent. */
export const Blank = meta.story({
  async play({ canvas, userEvent }) {
    await open(canvas);
    await userEvent.type(await box(canvas), '  {Enter}');
    await expect(await box(canvas)).toHaveAccessibleDescription(
      'Write something before you send it.',
    );
  },
});

/** More than the server stores. */
export const TooLong = meta.story({
  async play({ canvas, userEvent }) {
    await open(canvas);
    await userEvent.click(await box(canvas));
    await userEvent.paste('harga '.repeat(850));
    await userEvent.keyboard('{Enter}');
    await expect(await box(canvas)).toHaveAccessibleDescription(
      'Up to 5000 characters fit here. Please shorten your text.',
    );
  },
});

/** A comment left unsent: on return the comments open by themselves, and it is there. */
export const LeftUnsent = meta.story({
  render: () => <LeavableFeed />,
  async play({ canvas, userEvent }) {
    await open(canvas);
    await userEvent.type(await box(canvas), 'Mantap!');
    const leave = canvas.getByRole('button', { name: 'Leave or return' });
    await userEvent.click(leave);
    await userEvent.click(leave);
    await expect(await box(canvas)).toHaveValue('Mantap!');
    await canvas.findByText('Boleh minta katalog dan daftar harganya?');
  },
});
