import { likePost } from '@saudagar/contract';
import { Feed } from '@saudagar/feed';
import { failWith, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, waitFor } from 'storybook/test';

const meta = preview.meta({
  title: 'Like a post',
  component: Feed,
  parameters: { portal: { pages: [], community: () => sampleCommunity({ posts: 1 }) } },
});

/** A like and its removal, each shown and counted at once. */
export const Liked = meta.story({
  name: 'Post liked',
  tags: ['done'],
  async play({ canvas, mocks, userEvent }) {
    const like = await canvas.findByRole('button', { name: 'Like' });
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await expect(like).toHaveAccessibleDescription('1 like');
    await waitFor(() =>
      expect(mocks.community.posts.find('post-001', 'member-1').user_liked).toBe(true),
    );
    await userEvent.click(like);
    await expect(like).toHaveAttribute('aria-pressed', 'false');
    await waitFor(() =>
      expect(mocks.community.posts.find('post-001', 'member-1').user_liked).toBe(false),
    );
    await userEvent.click(like);
    await waitFor(() =>
      expect(mocks.community.posts.find('post-001', 'member-1').user_liked).toBe(true),
    );
  },
});

/** The server fails: the like is reverted silently. */
// WID-106
export const RolledBack = meta.story({
  name: 'Like not saved',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(likePost, 503));
  },
  async play({ canvas, userEvent }) {
    const like = await canvas.findByRole('button', { name: 'Like' });
    await userEvent.click(like);
    await waitFor(() => expect(like).toHaveAttribute('aria-pressed', 'false'));
    await expect(like).toHaveAccessibleDescription('0 likes');
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});
