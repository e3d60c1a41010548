import { listPosts } from '@saudagar/contract';
import { buildPost, failWith, minutesAgo, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { HttpResponse, http } from 'msw';
import { expect, screen, waitFor, within } from 'storybook/test';
import { readConfiguration, storeConfiguration } from './configuration/configuration.testing.ts';
import { Feed } from './Feed.tsx';

/** The configured feed, and the feed filtered by a hashtag. */
// FEED-176–207
const meta = preview.meta({
  title: 'Feed settings: filter and hide posts',
  component: Feed,
  parameters: { portal: { pages: [], community: () => sampleCommunity({ posts: 8 }) } },
});

/** The dialog applies and stores each change at once; closing returns focus to its button. */
// FEED-066
export const Opened = meta.story({
  name: 'Feed settings: sort, auto refresh',
  tags: ['phone'],
  async play({ canvas, storageBackend, userEvent }) {
    await canvas.findByText('Showing 8 posts');
    const opener = canvas.getByRole('button', { name: 'Feed Configuration' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Feed Configuration' });
    await userEvent.selectOptions(within(dialog).getByLabelText('Sort by'), 'oldest');
    await userEvent.click(within(dialog).getByRole('switch', { name: /Auto refresh/ }));
    await userEvent.selectOptions(within(dialog).getByLabelText('Refresh every'), '60000');
    await userEvent.type(within(dialog).getByLabelText('Hidden words'), ' Kopi {enter}');
    await expect(within(dialog).getByRole('button', { name: 'Remove kopi' })).toBeVisible();
    const body = within(dialog).getByText('kopi').getBoundingClientRect();
    await expect(body.bottom).toBeLessThanOrEqual(
      within(dialog).getByRole('button', { name: 'Done' }).getBoundingClientRect().top,
    );
    await expect(readConfiguration(storageBackend)).toMatchObject({
      ...{ sortBy: 'oldest', autoRefresh: true, refreshInterval: 60_000 },
      hideKeywords: ['kopi'],
    });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(await canvas.findByText('Showing 7 posts')).toBeVisible();
    await userEvent.click(opener);
    await screen.findByRole('dialog');
  },
});

/** All settings are back to their defaults. */
export const Reset = meta.story({
  name: 'Settings reset to defaults',
  tags: ['done'],
  beforeEach({ storageBackend }) {
    storeConfiguration(storageBackend, {
      sortBy: 'popular',
      hideKeywords: ['kopi'],
      postsPerLoad: 10,
    });
  },
  async play({ canvas, storageBackend, userEvent }) {
    await canvas.findByText('Showing 7 posts');
    await userEvent.click(canvas.getByRole('button', { name: 'Feed Configuration' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Reset to defaults' }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('Showing 8 posts')).toBeVisible();
    await expect(readConfiguration(storageBackend).sortBy).toBe('newest');
  },
});

/** The most liked posts first. */
export const SortedByPopular = meta.story({
  name: 'Sorted by popular: most liked first',
  tags: ['phone'],
  beforeEach({ storageBackend }) {
    storeConfiguration(storageBackend, { sortBy: 'popular' });
  },
  async play({ canvas, mocks }) {
    await canvas.findByText('Showing 8 posts');
    const { items } = mocks.community.posts.list('member-1', { sort: 'popular' });
    const [most, next] = items;
    await expect(most?.likes_count).toBeGreaterThan(next?.likes_count ?? 0);
    const [first] = canvas.getAllByRole('article');
    await expect(first).toHaveTextContent(most?.content.slice(0, 20) ?? '');
  },
});

/** One line per post, no images. */
export const Compact = meta.story({
  name: 'Compact view: one line per post',
  tags: ['phone'],
  beforeEach({ storageBackend }) {
    storeConfiguration(storageBackend, { displayMode: 'compact' });
  },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('article')).toHaveLength(8);
    await expect(canvas.queryByRole('img', { name: /foto/ })).toBeNull();
  },
});

/** Hidden members, each with a button to show them again. */
export const HiddenMembers = meta.story({
  name: 'Hidden members, to show again (hide user)',
  beforeEach({ storageBackend }) {
    storeConfiguration(storageBackend, {
      hideUsers: [
        { id: 'member-2', name: 'Budi Santoso' },
        { id: 'member-3', name: 'Ni Made Ayu Lestari' },
      ],
    });
  },
  async play({ canvas, userEvent }) {
    await canvas.findByText('Showing 5 posts');
    await expect(canvas.queryByText('Budi Santoso')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Feed Configuration' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(
      within(dialog).getByRole('button', { name: 'Show again the posts of Budi Santoso' }),
    );
    await expect(
      within(dialog).getByRole('button', { name: 'Show again the posts of Ni Made Ayu Lestari' }),
    ).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('Showing 7 posts')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Feed Configuration' }));
    const again = { name: 'Show again the posts of Ni Made Ayu Lestari' };
    (await screen.findByRole('button', again)).scrollIntoView();
  },
});

/** All posts are hidden: shows why, with a button to the settings. */
export const AllHidden = meta.story({
  name: 'All posts are hidden by the settings',
  tags: ['empty'],
  beforeEach({ storageBackend }) {
    storeConfiguration(storageBackend, { hideUsers: [{ id: 'member-2', name: 'Budi Santoso' }] });
  },
  parameters: {
    portal: {
      community: () => {
        const community = sampleCommunity({ posts: 0 });
        community.posts.add(buildPost({ user_id: 'member-2' }));
        return community;
      },
    },
  },
  async play({ canvas, userEvent }) {
    await expect(
      await canvas.findByRole('heading', { name: 'Nothing left to show' }),
    ).toBeVisible();
    const [, opener] = canvas.getAllByRole('button', { name: 'Feed Configuration' });
    if (opener) await userEvent.click(opener);
    await userEvent.click(await screen.findByRole('button', { name: /Budi Santoso/ }));
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('Showing 1 post')).toBeVisible();
  },
});

/** Pages of hidden posts load automatically up to three times, then on request. */
export const HiddenPages = meta.story({
  name: 'Pages of hidden posts: more on request',
  beforeEach({ storageBackend, msw }) {
    storeConfiguration(storageBackend, { hideKeywords: ['promo'] });
    msw.use(
      http.get('*/api/posts', ({ request }) => {
        const page = Number(new URL(request.url).searchParams.get('cursor') ?? '1');
        const post = buildPost({
          id: `post-${page}`,
          user_id: 'member-2',
          content: page > 4 ? 'Halo semuanya' : 'Promo!',
          created_at: minutesAgo(page),
        });
        return HttpResponse.json([post], {
          headers: { 'x-next-cursor': page > 4 ? '' : String(page + 1) },
        });
      }),
    );
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText(/hidden by your settings/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Load more' }));
    await expect(await canvas.findByText('Halo semuanya')).toBeVisible();
  },
});

/** Filtered by one kind of post, with a button to clear the filter. */
export const Filtered = meta.story({
  name: 'Filtered by one kind of post',
  tags: ['phone'],
  beforeEach({ storageBackend }) {
    storeConfiguration(storageBackend, { filterBy: 'image' });
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('Posts with images')).toBeVisible();
    await canvas.findByText('Showing 2 posts');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove filter: Posts with images' }));
    await expect(await canvas.findByText('Showing 8 posts')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Feed Configuration' }));
    await userEvent.selectOptions(await screen.findByLabelText('Show'), 'image');
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByText('Posts with images')).toBeVisible();
  },
});

/** No post matches the filter. */
export const Unmatched = meta.story({
  name: 'No post matches the filter',
  tags: ['empty'],
  beforeEach({ storageBackend }) {
    storeConfiguration(storageBackend, { filterBy: 'event' });
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'No posts here yet' })).toBeVisible();
  },
});

/** Pressing a hashtag filters by it and focuses the clear button; Back restores the position. */
export const Hashtag = meta.story({
  name: 'Posts of one hashtag',
  tags: ['phone'],
  async play({ canvas, userEvent }) {
    await canvas.findByText('Showing 8 posts');
    const [tag] = canvas.getAllByRole('button', { name: '#kopi' });
    if (!tag) throw new Error('No hashtag');
    await userEvent.click(tag);
    await expect(await canvas.findByText('Posts with #kopi')).toBeVisible();
    await expect(await canvas.findByText('Showing 1 post')).toBeVisible();
    const out = canvas.getByRole('button', { name: 'Remove filter: Posts with #kopi' });
    await waitFor(() => expect(out).toHaveFocus());
    await userEvent.click(out);
    await expect(await canvas.findByText('Showing 8 posts')).toBeVisible();
    await userEvent.click(canvas.getAllByRole('button', { name: '#kopi' })[0] as HTMLElement);
    await canvas.findByText('Showing 1 post');
  },
});

/** The list of a hashtag could not be loaded. */
export const HashtagFailed = meta.story({
  name: 'Posts of a hashtag could not be loaded',
  tags: ['failed'],
  async play({ canvas, msw, userEvent }) {
    await canvas.findByText('Showing 8 posts');
    msw.use(failWith(listPosts, 503));
    const [tag] = canvas.getAllByRole('button', { name: '#kopi' });
    if (tag) await userEvent.click(tag);
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
    await expect(canvas.getByText('Posts with #kopi')).toBeVisible();
  },
});
