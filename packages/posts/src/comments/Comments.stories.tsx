import { listComments } from '@saudagar/contract';
import { Feed } from '@saudagar/feed';
import {
  type Community,
  dropConnection,
  failWith,
  mockEndpoint,
  neverAnswer,
  watchCalls,
} from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, spyOn, waitFor } from 'storybook/test';
import {
  commentComposer,
  openComments,
  silentCommunity,
  talkingCommunity,
} from './comments.testing.ts';

const meta = preview.meta({
  title: 'Read comments',
  component: Feed,
  parameters: { portal: { pages: [], community: talkingCommunity } },
});

/** One top-level comment per page. */
const shortPages = (community: Community) =>
  mockEndpoint(community, listComments, ({ params, query }) =>
    community.comments.list(params.id, { ...query, limit: 1 }),
  );

/** Comments with a reply, one level deep. */
// FEED-109
export const Ready = meta.story({
  name: 'Replies and comments of a post',
  tags: ['phone'],
  async play({ canvas }) {
    const toggle = await openComments(canvas);
    await expect(toggle).toHaveAttribute('aria-expanded', 'true');
    await expect(toggle).toHaveAccessibleDescription('3 comments');
    await expect(await canvas.findByText('Boleh minta katalog dan daftar harganya?')).toBeVisible();
    const replies = canvas.getByRole('list', { name: 'Replies' });
    await expect(replies).toHaveTextContent('Sudah saya kirim lewat pesan');
    await waitFor(() => expect(toggle).toHaveFocus());
  },
});

/** No comments exist yet. */
export const Empty = meta.story({
  name: 'No comments yet',
  tags: ['empty'],
  parameters: { portal: { community: silentCommunity } },
  async play({ canvas }) {
    await openComments(canvas);
    await expect(await canvas.findByText(/No comments yet/)).toBeVisible();
  },
});

/** The comments are loading; a new one can already be written. */
export const Loading = meta.story({
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listComments));
  },
  async play({ canvas }) {
    await openComments(canvas);
    await expect(await canvas.findByText('Loading comments')).toBeInTheDocument();
    await expect(await commentComposer(canvas)).toBeVisible();
  },
});

/** Closed while loading: opening again sends a new request. */
export const ClosedWhileLoading = meta.story({
  name: 'Closed while loading, opened again',
  tags: ['loading'],
  async play({ canvas, msw, userEvent }) {
    const calls = watchCalls(listComments);
    msw.use(calls.handler, neverAnswer(listComments, { once: true }));
    const toggle = await openComments(canvas);
    // Waits for the request: one aborted earlier would leave its handler to the next.
    await waitFor(() => expect(calls.bodies).toHaveLength(1));
    await userEvent.click(toggle);
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(toggle);
    await expect(await canvas.findByText('Boleh minta katalog dan daftar harganya?')).toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
});

/** The comments failed to load. */
// FEED-112, WID-105
export const Failed = meta.story({
  name: 'Comments error: not loaded, to retry',
  tags: ['failed'],
  beforeEach({ msw }) {
    spyOn(console, 'info').mockImplementation(() => {});
    msw.use(failWith(listComments, 500));
  },
  async play({ canvas }) {
    await openComments(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(console.info).toHaveBeenCalledWith(
      'saudagar: comments did not come',
      expect.anything(),
    );
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
});

/** Retry loads them. */
export const Recovered = meta.story({
  name: 'Comments loaded by Retry',
  beforeEach({ msw }) {
    msw.use(dropConnection(listComments, { once: true }));
  },
  async play({ canvas, userEvent }) {
    await openComments(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Boleh minta katalog dan daftar harganya?')).toBeVisible();
  },
});

/** More comments, loaded on request. */
export const MoreLoaded = meta.story({
  name: 'More comments loaded',
  beforeEach({ msw, mocks }) {
    msw.use(shortPages(mocks.community));
  },
  async play({ canvas, userEvent }) {
    await openComments(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more comments' }));
    await expect(await canvas.findByText(/Kualitasnya bagus/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Load more comments' })).toBeNull();
  },
});

/** More comments are loading. */
export const LoadingMore = meta.story({
  tags: ['loading'],
  beforeEach({ msw, mocks }) {
    msw.use(shortPages(mocks.community));
  },
  async play({ canvas, msw, userEvent }) {
    await openComments(canvas);
    const more = await canvas.findByRole('button', { name: 'Load more comments' });
    msw.use(neverAnswer(listComments));
    await userEvent.click(more);
    await expect(canvas.getByRole('region', { name: 'Comments' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
  },
});

/** More comments failed to load; the loaded ones stay. */
export const LoadMoreFailed = meta.story({
  name: 'More comments could not be loaded',
  tags: ['failed'],
  beforeEach({ msw, mocks }) {
    msw.use(shortPages(mocks.community));
  },
  async play({ canvas, msw, userEvent }) {
    await openComments(canvas);
    const more = await canvas.findByRole('button', { name: 'Load more comments' });
    msw.use(failWith(listComments, 503));
    await userEvent.click(more);
    await expect(await canvas.findByRole('alert')).toHaveTextContent('More comments could not');
    await expect(canvas.getByText('Boleh minta katalog dan daftar harganya?')).toBeVisible();
  },
});

/** More comments failed once; Retry loads them. */
export const MoreRetried = meta.story({
  name: 'More comments loaded by Retry',
  tags: ['no-picture'],
  beforeEach({ msw, mocks }) {
    msw.use(shortPages(mocks.community));
  },
  async play({ canvas, msw, userEvent }) {
    await openComments(canvas);
    const more = await canvas.findByRole('button', { name: 'Load more comments' });
    msw.use(failWith(listComments, 503, undefined, { once: true }));
    await userEvent.click(more);
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText(/Kualitasnya bagus/)).toBeVisible();
  },
});

/** Closed after a failure: opening again sends a new request. */
export const ReopenedAfterFailure = meta.story({
  name: 'Opened again after a failure',
  beforeEach({ msw }) {
    msw.use(failWith(listComments, 500, undefined, { once: true }));
  },
  async play({ canvas, userEvent }) {
    const toggle = await openComments(canvas);
    await canvas.findByRole('alert');
    await userEvent.click(toggle);
    await userEvent.click(toggle);
    await expect(await canvas.findByText(/Kualitasnya bagus/)).toBeVisible();
  },
});

/** A comment sent after a failed load is shown, and the others are requested again. */
export const SentAfterFailure = meta.story({
  name: 'Comment sent after a failed load',
  beforeEach({ msw }) {
    msw.use(failWith(listComments, 500, undefined, { once: true }));
  },
  async play({ canvas, userEvent }) {
    await openComments(canvas);
    await canvas.findByRole('alert');
    await userEvent.type(await commentComposer(canvas), 'Mantap!{Enter}');
    await expect(await canvas.findByText(/Kualitasnya bagus/)).toBeVisible();
    await waitFor(async () => expect(await commentComposer(canvas)).toHaveValue(''));
  },
});

/** Closed and opened again: loaded only once. */
// FEED-110
export const OpenedAgain = meta.story({
  name: 'Closed and opened again',
  tags: ['no-picture'],
  async play({ canvas, msw, userEvent }) {
    const toggle = await openComments(canvas);
    await canvas.findByText('Boleh minta katalog dan daftar harganya?');
    msw.use(failWith(listComments, 500));
    await userEvent.click(toggle);
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await userEvent.click(toggle);
    await expect(canvas.getByText('Boleh minta katalog dan daftar harganya?')).toBeVisible();
  },
});
