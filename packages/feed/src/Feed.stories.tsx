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
  title: 'Feed',
  component: Feed,
  args: { onMember: fn(), onMention: fn(), onHashtag: fn() },
  parameters: { portal: { pages: [], community: () => sampleCommunity({ posts: 6 }) } },
});

const noPosts = () => sampleCommunity({ posts: 0 });

/** The sample community with two posts a page, so that the end is near. */
const shortPages = (community: Community) =>
  mockEndpoint(community, listPosts, ({ viewer, query }) =>
    community.posts.list(viewer.id, { ...query, limit: 2 }),
  );

/** Writes a post and shares it. */
async function publish(canvas: ReturnType<typeof within>) {
  await browserUser.click(canvas.getByRole('button', { name: 'Start a post' }));
  await browserUser.type(await canvas.findByRole('textbox'), 'Halo semuanya');
  await browserUser.click(canvas.getByRole('button', { name: 'Share Post' }));
}

/** The feed of a community that trades. */
// FEED-064
export const Ready = meta.story({
  tags: ['page'],
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
    await userEvent.click(within(first).getByRole('button', { name: 'Siti Rahmawati' }));
    await expect(args.onMember).toHaveBeenCalledOnce();
    const [tag] = within(first).getAllByRole('button', { name: '#batik' });
    if (tag) await userEvent.click(tag);
    await expect(args.onHashtag).toHaveBeenCalledWith('batik');
  },
});

function ReadAheadFeed() {
  const portal = usePortal();
  const [isHere, setHere] = useState(false);
  useEffect(() => void prepareFeed(portal).then(() => setHere(true)), [portal]);
  return isHere && <Feed />;
}

/** Read before it is shown: no skeleton, the posts in sight at once and the others right after. */
export const ReadAhead = meta.story({
  parameters: { portal: { community: () => sampleCommunity({ posts: 8 }) } },
  render: () => <ReadAheadFeed />,
  async play({ canvas }) {
    const list = await canvas.findByRole('feed', { name: 'Posts' });
    await expect(canvas.queryByText('Loading posts')).toBeNull();
    await expect(canvas.getByText('Showing 8 posts')).toHaveRole('status');
    await waitFor(() => expect(within(list).getAllByRole('article')).toHaveLength(8));
  },
});

/** Nobody has written anything yet. */
// FEED-067, FEED-068
export const Empty = meta.story({
  tags: ['page'],
  parameters: { portal: { community: noPosts } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'No posts yet' })).toBeVisible();
    await expect(
      canvas.getByText('Be the first to share something amazing with the community!'),
    ).toBeVisible();
    await expect(canvas.queryByRole('feed')).toBeNull();
  },
});

/** Read anew it stays empty meanwhile; the first post of all is there at once; once it is deleted, nobody has written anything again. */
export const FirstPost = meta.story({
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

/** The first page is on its way. */
export const Loading = meta.story({
  tags: ['page'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listPosts));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading posts')).toBeInTheDocument();
  },
});

/** The server has a fault; Retry brings the posts once it is over. */
// FEED-063, WID-104
export const ServerError = meta.story({
  tags: ['page'],
  beforeEach({ msw }) {
    msw.use(failWith(listPosts, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Something went wrong');
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** The fault is over: Retry finds that out, and so does a post of one's own. */
export const Recovered = meta.story({
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

/** There is no connection. */
export const Offline = meta.story({
  beforeEach({ msw }) {
    msw.use(dropConnection(listPosts));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/We cannot reach the server/)).toBeVisible();
  },
});

/** The member may not read the feed. */
export const Forbidden = meta.story({
  beforeEach({ msw }) {
    msw.use(failWith(listPosts, 403, 'Not allowed'));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('You do not have permission');
  },
});

/** One post breaks the contract: it is left out, the others stand. */
export const MalformedItem = meta.story({
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

/** The next page comes by itself when its place is near, and when it is asked for, up to the last. */
export const EndReached = meta.story({
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

/** The next page is on its way. */
export const LoadingMore = meta.story({
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

/** The next page failed, tried again as well; what is there stays. */
export const LoadMoreFailed = meta.story({
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

/** Refresh keeps the list in sight until the new one is there; one's own post comes at once. */
export const Refreshing = meta.story({
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

/** Refresh brings what others have written. */
// FEED-065
export const Refreshed = meta.story({
  async play({ canvas, mocks, userEvent }) {
    await canvas.findByText('Showing 6 posts');
    mocks.community.posts.add(buildPost({ id: 'post-new', created_at: minutesAgo(0) }));
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText('Showing 7 posts')).toBeVisible();
  },
});

/** Refresh failed, tried again as well; the old list stays and may be read on. */
export const RefreshFailed = meta.story({
  async play({ canvas, msw, userEvent }) {
    await canvas.findByText('Showing 6 posts');
    msw.use(dropConnection(listPosts));
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText(/could not be refreshed/)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
});

/** A host that links no members: plain text, and no button that does nothing. */
export const Unlinked = meta.story({
  render: () => <Feed />,
  async play({ canvas }) {
    await canvas.findByText('Showing 6 posts');
    await expect(canvas.queryByRole('button', { name: 'Siti Rahmawati' })).toBeNull();
  },
});

/** A post published while the first page is on its way is there when it comes. */
export const PublishedWhileLoading = meta.story({
  beforeEach({ msw }) {
    msw.use(delayed(listPosts, createGate(), { once: true }));
  },
  async play({ canvas, userEvent }) {
    // Once the member is known: the list is on its way then.
    await canvas.findByRole('button', { name: 'Start a post' });
    await publish(canvas);
    await expect(await canvas.findByText('Showing 7 posts')).toBeVisible();
    const [first] = canvas.getAllByRole('article');
    await expect(first).toHaveTextContent('Halo semuanya');
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss notice' }));
  },
});
