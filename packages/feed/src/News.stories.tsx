import { listPosts } from '@saudagar/contract';
import {
  buildPost,
  createGate,
  delayed,
  dropConnection,
  minutesAgo,
  neverAnswer,
  sampleCommunity,
  watchCalls,
} from '@saudagar/mocks';
import { holdTimers } from '@saudagar/storybook/heldTimers';
import preview from '@saudagar/storybook/preview';
import { Remountable } from '@saudagar/storybook/remount';
import { expect, waitFor, within } from 'storybook/test';
import { storeConfiguration } from './configuration/configuration.testing.ts';
import { Feed } from './Feed.tsx';

const INTERVAL = 15_000;
const looking = { autoRefresh: true, refreshInterval: INTERVAL };

let timers: ReturnType<typeof holdTimers>;

/** Posts of others while the feed is open, with auto refresh on. */
// FEED-192–195
const meta = preview.meta({
  title: 'New posts of others (auto refresh)',
  component: Feed,
  parameters: { portal: { pages: [], community: () => sampleCommunity({ posts: 6 }) } },
  beforeEach({ storageBackend }) {
    storeConfiguration(storageBackend, looking);
    timers = holdTimers((length) => length === INTERVAL);
    return timers.release;
  },
});

const newPost = (id: string, content = 'Gudang baru kami di Makassar sudah buka') =>
  buildPost({ id, user_id: 'member-2', content, created_at: minutesAgo(0) });

/** Two new posts wait behind a button; nothing moves. */
export const NewPosts = meta.story({
  name: 'Button announces new posts',
  tags: ['phone'],
  async play({ canvas, mocks }) {
    await canvas.findByText('Showing 6 posts');
    mocks.community.posts.add(newPost('post-101'));
    mocks.community.posts.add(newPost('post-102', 'Kurs hari ini'));
    timers.runOut();
    await expect(await canvas.findByRole('button', { name: 'New posts (2)' })).toBeVisible();
    await expect(canvas.getByText('There are new posts.')).toBeInTheDocument();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
});

/** Pressing the button shows them first and focuses the first one. */
export const Shown = meta.story({
  name: 'New posts shown',
  async play({ canvas, mocks, userEvent }) {
    await canvas.findByText('Showing 6 posts');
    mocks.community.posts.add(newPost('post-101'));
    timers.runOut();
    await userEvent.click(await canvas.findByRole('button', { name: 'New posts (1)' }));
    await expect(await canvas.findByText('Showing 7 posts')).toBeVisible();
    const [first] = canvas.getAllByRole('article');
    await expect(first).toHaveTextContent('Gudang baru kami');
    await waitFor(() => expect(first).toHaveFocus());
    await expect(canvas.queryByRole('button', { name: /New posts/ })).toBeNull();
  },
});

/** More new posts than a page: Show reloads the list, once however often it is pressed. */
export const ShownAnew = meta.story({
  name: 'Many new posts: the feed is loaded again',
  beforeEach({ storageBackend }) {
    storeConfiguration(storageBackend, { ...looking, postsPerLoad: 10 });
  },
  async play({ canvas, mocks, msw, userEvent }) {
    await canvas.findByText('Showing 6 posts');
    for (let id = 101; id < 113; id += 1) mocks.community.posts.add(newPost(`post-${id}`));
    timers.runOut();
    const show = await canvas.findByRole('button', { name: 'New posts (10)' });
    const gate = createGate();
    const calls = watchCalls(listPosts);
    msw.use(delayed(listPosts, gate), calls.handler);
    await userEvent.dblClick(show);
    gate.open();
    await expect(await canvas.findByText('Showing 10 posts')).toBeVisible();
    await expect(calls.bodies).toHaveLength(1);
    await waitFor(() => expect(canvas.getAllByRole('article')[0]).toHaveFocus());
  },
});

/** Counts update automatically. */
export const CountsFollow = meta.story({
  name: 'Counts of likes and comments update',
  async play({ canvas, mocks }) {
    await canvas.findByText('Showing 6 posts');
    const [first] = canvas.getAllByRole('article');
    if (!first) throw new Error('No post');
    mocks.community.posts.like('post-006', 'member-3', true);
    timers.runOut();
    await expect(await within(first).findByText('1 like')).toBeInTheDocument();
  },
});

/** A poll in progress shows nothing. */
export const Looking = meta.story({
  name: 'Checking for new posts: nothing is shown',
  async play({ canvas, msw }) {
    await canvas.findByText('Showing 6 posts');
    msw.use(neverAnswer(listPosts));
    timers.runOut();
    await expect(canvas.getByRole('feed')).toHaveAttribute('aria-busy', 'false');
  },
});

/** A failed poll shows nothing, and the next one follows. */
export const LookFailed = meta.story({
  name: 'Check for new posts failed: nothing is shown',
  tags: ['failed'],
  async play({ canvas, mocks, msw }) {
    await canvas.findByText('Showing 6 posts');
    msw.use(dropConnection(listPosts, { once: true }));
    timers.runOut();
    mocks.community.posts.add(newPost('post-101'));
    await waitFor(async () => {
      timers.runOut();
      await expect(canvas.getByRole('button', { name: 'New posts (1)' })).toBeVisible();
    });
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

const setOnline = (isOnline: boolean) => {
  Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => isOnline });
  window.dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
};

/** Polling pauses offline and resumes at once when online. */
export const BackOnline = meta.story({
  name: 'Back online: new posts at once',
  tags: ['no-picture'],
  beforeEach() {
    return () => Reflect.deleteProperty(navigator, 'onLine');
  },
  async play({ canvas, mocks }) {
    await canvas.findByText('Showing 6 posts');
    setOnline(false);
    timers.runOut();
    mocks.community.posts.add(newPost('post-101'));
    setOnline(true);
    await expect(await canvas.findByRole('button', { name: 'New posts (1)' })).toBeVisible();
  },
});

/** On return the list is unchanged, and new posts are polled at once. */
export const Returned = meta.story({
  name: 'Return to the feed: list unchanged',
  render: () => (
    <Remountable>
      <Feed />
    </Remountable>
  ),
  async play({ canvas, mocks, userEvent }) {
    await canvas.findByText('Showing 6 posts');
    const leave = canvas.getByRole('button', { name: 'Leave or return' });
    await userEvent.click(leave);
    await expect(canvas.queryByRole('feed')).toBeNull();
    mocks.community.posts.add(newPost('post-101'));
    await userEvent.click(leave);
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
    await expect(await canvas.findByRole('button', { name: 'New posts (1)' })).toBeVisible();
  },
});
