import { listPosts } from '@saudagar/contract';
import { dropConnection, failWith, neverAnswer, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, within } from 'storybook/test';
import { LatestPosts } from './latest/LatestPosts.tsx';

const meta = preview.meta({
  title: 'Latest posts, for other pages',
  component: LatestPosts,
  args: { limit: 3 },
  parameters: { portal: { pages: ['feed'], community: () => sampleCommunity({ posts: 8 }) } },
  decorators: [(Story) => <div style={{ maxInlineSize: '40rem' }}>{Story()}</div>],
});

/** The newest posts up to the limit, one line each; actions show their effect at once. */
export const Ready = meta.story({
  name: 'Newest posts, one line each',
  async play({ canvas, navigate, userEvent }) {
    const posts = await canvas.findAllByRole('article');
    await expect(posts).toHaveLength(3);
    const like = within(posts[0] as HTMLElement).getByRole('button', { name: /^Like/ });
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(canvas.getByRole('link', { name: 'Open the feed' }));
    await expect(navigate).toHaveBeenCalledWith('/feed', undefined);
  },
});

/** The posts are loading. */
export const Loading = meta.story({
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listPosts));
  },
});

/** No posts exist yet. */
export const Empty = meta.story({
  name: 'No posts yet',
  tags: ['empty'],
  parameters: { portal: { community: () => sampleCommunity({ posts: 0 }) } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'No posts yet' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Start a post' })).toBeVisible();
  },
});

/** The posts could not be loaded; Retry loads them. */
export const ServerError = meta.story({
  name: 'Posts could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(listPosts, 500, undefined, { once: true }));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findAllByRole('article')).toHaveLength(3);
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
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});
