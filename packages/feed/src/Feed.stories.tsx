import { listPosts } from '@saudagar/contract';
import {
  buildPost,
  type Community,
  createGate,
  delayed,
  dropConnection,
  failWith,
  minutesAgo,
  mockEndpoint,
  neverAnswer,
  sampleCommunity,
} from '@saudagar/mocks';
import { usePortal } from '@saudagar/portal';
import preview from '@saudagar/storybook/preview';
import { HttpResponse, http } from 'msw';
import { useEffect, useState } from 'react';
import { userEvent as browserUser, expect, fn, screen, waitFor, within } from 'storybook/test';
import { Feed } from './Feed.tsx';
import { prepareFeed } from './list/prepareFeed.ts';

const meta = preview.meta({
  title: 'Read the feed',
  component: Feed,
  args: { onHashtag: fn() },
  parameters: {
    portal: { pages: [], hasProfiles: true, community: () => sampleCommunity({ posts: 6 }) },
  },
});

const noPosts = () => sampleCommunity({ posts: 0 });

/** The sample community with two posts per page, so that the end is near. */
const shortPages = (community: Community) =>
  mockEndpoint(community, listPosts, ({ viewer, query }) =>
    community.posts.list(viewer.id, { ...query, limit: 2 }),
  );

/** Writes and shares a post. */
async function publish(canvas: ReturnType<typeof within>) {
  await browserUser.click(canvas.getByRole('button', { name: 'Start a post' }));
  await browserUser.type(await canvas.findByRole('textbox'), 'Halo semuanya');
  await browserUser.click(canvas.getByRole('button', { name: 'Share Post' }));
}

/** The feed of a trading community. */
// FEED-064
export const Ready = meta.story({
  name: 'Posts',
  tags: ['phone'],
  async play({ canvas, args, userEvent }) {
    const list = await canvas.findByRole('feed', { name: 'Posts' });
    const posts = within(list).getAllByRole('article');
    await expect(posts).toHaveLength(6);
    await expect(posts[0]).toHaveAccessibleName('Siti Rahmawati');
    await expect(posts[0]).toHaveAttribute('aria-posinset', '1');
    await expect(posts[0]).toHaveAttribute('aria-setsize', '6');
    await expect(canvas.getByText('Showing 6 posts')).toHaveRole('status');
    const [first] = posts;
    if (!first) throw new Error('No post');
    await expect(within(first).getByRole('link', { name: 'Siti Rahmawati' })).toBeVisible();
    const [tag] = within(first).getAllByRole('button', { name: '#batik' });
    if (tag) await userEvent.click(tag);
    await expect(args.onHashtag).toHaveBeenCalledWith('batik');
  },
});

/** The first page is loading. */
export const Loading = meta.story({
  tags: ['phone', 'loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listPosts));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading posts')).toBeInTheDocument();
  },
});

function ReadAheadFeed() {
  const portal = usePortal();
  const [isHere, setHere] = useState(false);
  useEffect(() => void prepareFeed(portal).then(() => setHere(true)), [portal]);
  return isHere && <Feed />;
}

/** Preloaded: no skeleton; visible posts render first and the rest right after. */
export const ReadAhead = meta.story({
  name: 'Posts loaded in advance',
  parameters: { portal: { community: () => sampleCommunity({ posts: 8 }) } },
  render: () => <ReadAheadFeed />,
  async play({ canvas }) {
    const list = await canvas.findByRole('feed', { name: 'Posts' });
    await expect(canvas.queryByText('Loading posts')).toBeNull();
    await expect(canvas.getByText('Showing 8 posts')).toHaveRole('status');
    await waitFor(() => expect(within(list).getAllByRole('article')).toHaveLength(8));
  },
});

/** No posts exist yet. */
// FEED-067, FEED-068
export const Empty = meta.story({
  name: 'Empty feed (no posts yet)',
  tags: ['phone', 'empty'],
  parameters: { portal: { community: noPosts } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'No posts yet' })).toBeVisible();
    await expect(
      canvas.getByText('Be the first to share something amazing with the community!'),
    ).toBeVisible();
    await expect(canvas.queryByRole('feed')).toBeNull();
  },
});

/** The button of an empty feed opens the composer. */
export const Begun = meta.story({
  name: 'First post begun from the empty feed',
  tags: ['no-picture'],
  parameters: { portal: { community: noPosts } },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Write the first post' }));
    await waitFor(() => expect(canvas.getByRole('textbox')).toHaveFocus());
  },
});

/** Reloading keeps the empty text; the first post shows at once; deleting it restores the text. */
export const FirstPost = meta.story({
  name: 'First post shared, then deleted again',
  parameters: { portal: { community: noPosts } },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { name: 'No posts yet' });
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(canvas.getByRole('heading', { name: 'No posts yet' })).toBeVisible();
    await publish(canvas);
    await expect(await canvas.findByText('Showing 1 post')).toBeVisible();
    const post = within(canvas.getByRole('article'));
    await userEvent.click(post.getByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog', { name: 'Delete post' }));
    await userEvent.click(question.getByRole('button', { name: 'Delete' }));
    await expect(await canvas.findByRole('heading', { name: 'No posts yet' })).toBeVisible();
  },
});

/** A server error; Retry loads the posts. */
// FEED-063, WID-104
export const ServerError = meta.story({
  name: 'Posts could not be loaded',
  tags: ['phone', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listPosts, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** After a server error, Retry or publishing a post loads the list. */
export const Recovered = meta.story({
  name: 'Posts loaded by Retry',
  tags: ['no-picture'],
  beforeEach({ msw }) {
    msw.use(failWith(listPosts, 500, undefined, { once: true }));
  },
  async play({ canvas, msw, userEvent }) {
    msw.use(failWith(listPosts, 500, undefined, { once: true }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await publish(canvas);
    await expect(await canvas.findByText('Showing 7 posts')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** The browser is offline. */
export const Offline = meta.story({
  name: 'No network',
  tags: ['offline'],
  beforeEach({ msw }) {
    msw.use(dropConnection(listPosts));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/We cannot reach the server/)).toBeVisible();
  },
});

/** The member is not allowed to read the feed. */
export const Forbidden = meta.story({
  name: 'Feed may not be read (no access)',
  tags: ['forbidden'],
  beforeEach({ msw }) {
    msw.use(failWith(listPosts, 403, 'Not allowed'));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You do not have permission');
  },
});

/** One post violates the contract and is left out; the others are shown. */
export const MalformedItem = meta.story({
  name: 'A faulty post is left out',
  beforeEach({ msw }) {
    msw.use(
      http.get('*/api/posts', () =>
        HttpResponse.json([buildPost(), { id: 5, content: null }, buildPost({ id: 'post-2' })], {
          headers: { 'x-next-cursor': '' },
        }),
      ),
    );
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Showing 2 posts')).toBeVisible();
  },
});

/** The next page is loading. */
export const LoadingMore = meta.story({
  tags: ['loading'],
  beforeEach({ msw, mocks }) {
    msw.use(
      neverAnswer(listPosts, { when: ({ url }) => new URL(url).searchParams.has('cursor') }),
      shortPages(mocks.community),
    );
  },
  async play({ canvas }) {
    const list = await canvas.findByRole('feed');
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getAllByRole('article')[0]).toHaveAttribute('aria-setsize', '-1');
  },
});

/** The next page failed, and so did a retry; the list stays. */
export const LoadMoreFailed = meta.story({
  name: 'More posts could not be loaded',
  tags: ['failed'],
  beforeEach({ msw, mocks }) {
    msw.use(
      http.get('*/api/posts', ({ request }) =>
        new URL(request.url).searchParams.has('cursor')
          ? HttpResponse.json({ detail: 'Out of order' }, { status: 503 })
          : undefined,
      ),
      shortPages(mocks.community),
    );
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'More posts could not be loaded.',
    );
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
});

/** The next page loads near the end of the list, and on request, up to the last. */
export const EndReached = meta.story({
  name: 'End of the feed (all posts read)',
  beforeEach({ msw, mocks }) {
    msw.use(shortPages(mocks.community));
  },
  async play({ canvas, msw, userEvent }) {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    msw.use(dropConnection(listPosts, { once: true }));
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await canvas.findByText(/could not be refreshed/);
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }));
    await expect(await canvas.findByText('You have seen all posts')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
});

/** Refresh keeps the list until the new one is loaded; an own post shows at once. */
export const Refreshing = meta.story({
  tags: ['loading'],
  async play({ canvas, msw, userEvent }) {
    await canvas.findByText('Showing 6 posts');
    msw.use(neverAnswer(listPosts));
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(canvas.getByRole('feed')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await publish(canvas);
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(7));
    await expect(canvas.getByRole('feed')).toHaveAttribute('aria-busy', 'true');
  },
});

/** Refresh loads the posts of others. */
// FEED-065
export const Refreshed = meta.story({
  name: 'Posts of others after a refresh',
  async play({ canvas, mocks, userEvent }) {
    await canvas.findByText('Showing 6 posts');
    mocks.community.posts.add(buildPost({ id: 'post-new', created_at: minutesAgo(0) }));
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText('Showing 7 posts')).toBeVisible();
  },
});

/** Refresh failed, and so did a retry; the old list stays usable. */
export const RefreshFailed = meta.story({
  tags: ['failed'],
  async play({ canvas, msw, userEvent }) {
    await canvas.findByText('Showing 6 posts');
    msw.use(dropConnection(listPosts));
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText(/could not be refreshed/)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
});

/** A post published while the first page loads is included. */
export const PublishedWhileLoading = meta.story({
  name: 'Post shared while the feed loads',
  tags: ['done'],
  beforeEach({ msw }) {
    msw.use(delayed(listPosts, createGate(), { once: true }));
  },
  async play({ canvas, userEvent }) {
    // Waits until the member is known; the list is loading by then.
    await canvas.findByRole('button', { name: 'Start a post' });
    await publish(canvas);
    await expect(await canvas.findByText('Showing 7 posts')).toBeVisible();
    const [first] = canvas.getAllByRole('article');
    await expect(first).toHaveTextContent('Halo semuanya');
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss notice' }));
  },
});

/** In a host without profiles, names are plain text and not dead links. */
export const Unlinked = meta.story({
  name: 'Names without links to profiles',
  parameters: { portal: { hasProfiles: false } },
  async play({ canvas }) {
    await canvas.findByText('Showing 6 posts');
    await expect(canvas.queryByRole('link', { name: 'Siti Rahmawati' })).toBeNull();
  },
});
