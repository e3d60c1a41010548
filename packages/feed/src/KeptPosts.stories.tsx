import { listPosts } from '@saudagar/contract';
import {
  buildPost,
  dropConnection,
  minutesAgo,
  neverAnswer,
  sampleCommunity,
} from '@saudagar/mocks';
import { keepReply } from '@saudagar/storybook/keptReply';
import preview from '@saudagar/storybook/preview';
import { expect, waitFor, within } from 'storybook/test';
import { Feed } from './Feed.tsx';

const community = () => sampleCommunity({ posts: 3 });

/** Posts that this device kept at the last visit. */
// SHELL-193
const meta = preview.meta({
  title: 'Posts kept from the last visit (offline)',
  component: Feed,
  parameters: { portal: { pages: [], community } },
  async beforeEach({ storageBackend, draftStorage }) {
    const { posts } = community();
    const gone = buildPost({ id: 'post-gone', user_id: 'member-2', created_at: minutesAgo(13) });
    const reply = { items: [gone, ...posts.list('member-1', {}).items], cursor: null };
    await keepReply({ storageBackend, draftStorage }, 'listPosts:[null,{}]', reply);
  },
});

/** Shown at once with their age, while the server is asked. */
export const Kept = meta.story({
  name: 'Kept posts with their age, while new ones load',
  tags: ['phone', 'loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(listPosts));
  },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('article')).toHaveLength(4);
    await waitFor(() => expect(canvas.getByText('Last updated:')).toBeVisible());
    await expect(canvas.getByRole('feed')).toHaveAttribute('aria-busy', 'true');
  },
});

/** Without a network they stay, and say that they may be outdated. */
export const Offline = meta.story({
  name: 'No network: kept posts may be outdated',
  tags: ['phone', 'offline'],
  beforeEach({ msw }) {
    msw.use(dropConnection(listPosts));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(4);
    await waitFor(() => expect(canvas.getByText('Last updated:')).toBeVisible());
  },
});

/** The server's posts take their place: what was deleted goes, and a new post waits. */
export const Freshened = meta.story({
  name: 'Kept posts replaced by current ones',
  tags: ['no-picture'],
  beforeEach({ mocks }) {
    const content = 'Gudang baru kami di Makassar sudah buka';
    const created_at = minutesAgo(0);
    mocks.community.posts.add(
      buildPost({ id: 'post-101', user_id: 'member-2', content, created_at }),
    );
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'New posts (1)' })).toBeVisible();
    const feed = within(canvas.getByRole('feed'));
    await waitFor(() => expect(feed.getAllByRole('article')).toHaveLength(3));
    await expect(canvas.queryByText('Last updated:')).toBeNull();
  },
});
