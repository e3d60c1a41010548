import { listPosts } from '@saudagar/contract';
import {
  buildDocumentInfo,
  buildFileInfo,
  buildMember,
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
import { expect, fn, waitFor, within } from 'storybook/test';
import { Feed } from './Feed.tsx';
import { prepareFeed } from './prepareFeed.ts';

const meta = preview.meta({
  title: 'Feed',
  component: Feed,
  args: { onMember: fn(), onMention: fn(), onHashtag: fn() },
  parameters: { portal: { community: () => sampleCommunity({ posts: 6 }) } },
});

const noPosts = () => sampleCommunity({ posts: 0 });

/** The sample community with two posts a page, so that the end is near. */
const shortPages = (community: Community) =>
  mockEndpoint(community, listPosts, ({ viewer, query }) => {
    const page = community.posts.list(viewer.id, { ...query, limit: 2 });
    return { ...page, items: page.items.map((post) => community.withAuthor(post)) };
  });

/** A community with these posts alone. */
const communityOf =
  (...posts: ReturnType<typeof buildPost>[]) =>
  () => {
    const community = sampleCommunity({ posts: 0 });
    for (const post of posts) {
      for (const file of post.files ?? []) community.files.add(file, post.user_id);
      community.posts.add(post);
    }
    return community;
  };

/** The feed of a community that trades. */
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
  parameters: { portal: { community: () => sampleCommunity({ posts: 24 }) } },
  render: () => <ReadAheadFeed />,
  async play({ canvas }) {
    const list = await canvas.findByRole('feed', { name: 'Posts' });
    await expect(canvas.queryByText('Loading posts')).toBeNull();
    await expect(canvas.getByText('Showing 20 posts')).toHaveRole('status');
    const inSight = within(list).getAllByRole('article').length;
    await expect(inSight).toBeLessThan(20);
    await waitFor(() => expect(within(list).getAllByRole('article')).toHaveLength(20));
    const last = within(list).getAllByRole('article').at(-1);
    await expect(last).toHaveAttribute('aria-posinset', '20');
  },
});

/** Nobody has written anything yet. */
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

/** Retry after a fault that is over. */
export const Recovered = meta.story({
  beforeEach({ msw }) {
    msw.use(failWith(listPosts, 500, undefined, { once: true }));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('Showing 6 posts')).toBeVisible();
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
});

/** There is no connection. */
export const Offline = meta.story({
  beforeEach({ msw }) {
    msw.use(dropConnection(listPosts));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/You seem to be offline/)).toBeVisible();
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
  async play({ canvas, userEvent }) {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(4));
    await userEvent.click(await canvas.findByRole('button', { name: 'Load more' }));
    await expect(await canvas.findByText('You have seen all posts')).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
});

/** The next page is on its way. */
export const LoadingMore = meta.story({
  beforeEach({ msw, mocks }) {
    msw.use(
      http.get('*/api/posts', ({ request }) =>
        new URL(request.url).searchParams.has('cursor') ? new Promise<never>(() => {}) : undefined,
      ),
      shortPages(mocks.community),
    );
  },
  async play({ canvas }) {
    const list = await canvas.findByRole('feed');
    await waitFor(() => expect(list).toHaveAttribute('aria-busy', 'true'));
    await expect(canvas.getAllByRole('article')[0]).toHaveAttribute('aria-setsize', '-1');
  },
});

/** The next page failed; what is there stays. */
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
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'More posts could not be loaded.',
    );
    await expect(canvas.getAllByRole('article')).toHaveLength(2);
  },
});

/** Refresh keeps the list in sight until the new one is there. */
export const Refreshing = meta.story({
  async play({ canvas, msw, userEvent }) {
    await canvas.findByText('Showing 6 posts');
    msw.use(neverAnswer(listPosts));
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(canvas.getByRole('feed')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
});

/** Refresh brings what others have written. */
export const Refreshed = meta.story({
  async play({ canvas, mocks, userEvent }) {
    await canvas.findByText('Showing 6 posts');
    mocks.community.posts.add(buildPost({ id: 'post-new', created_at: minutesAgo(0) }));
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText('Showing 7 posts')).toBeVisible();
  },
});

/** Refresh failed; the old list stays and may be read on. */
export const RefreshFailed = meta.story({
  async play({ canvas, msw, userEvent }) {
    await canvas.findByText('Showing 6 posts');
    msw.use(dropConnection(listPosts));
    await userEvent.click(canvas.getByRole('button', { name: 'Refresh' }));
    await expect(await canvas.findByText(/could not be refreshed/)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(6);
  },
});

const longWords =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3);

/** Ten thousand characters, words without end, many tags, an author without name or company. */
export const LongTexts = meta.story({
  tags: ['page'],
  parameters: {
    portal: {
      community: communityOf(
        buildPost({
          id: 'post-3',
          content: 'Daftar harga lengkap musim ini untuk seluruh mitra kami. '.repeat(175),
        }),
        buildPost({
          id: 'post-2',
          user_id: 'gone',
          user: buildMember({ id: 'gone', full_name: null, company_name: '', photo: null }),
          content: longWords,
          hashtags: [],
        }),
        buildPost({
          id: 'post-1',
          group_id: 'group-1',
          user_id: 'long',
          user: buildMember({
            id: 'long',
            full_name: 'Raden Ajeng Kusumaningtyas Widyawati Prameswari Hadiningrat',
            company_name: 'Perusahaan Dagang Kerajinan Tangan dan Mebel Jati Nusantara Sejahtera',
          }),
          content: 'Semua kategori kami!',
          hashtags: Array.from({ length: 24 }, (_, index) => `kategori${index + 1}`),
        }),
      ),
    },
  },
  async play({ canvas, userEvent }) {
    await expect(await canvas.findByText('Unknown User')).toBeVisible();
    await expect(canvas.getByText('Individual')).toBeVisible();
    await expect(canvas.getByText('Group post')).toBeVisible();
    const more = canvas.getByRole('button', { name: 'Show more' });
    await userEvent.click(more);
    const less = canvas.getByRole('button', { name: 'Show less' });
    await expect(less).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(less);
  },
});

const photos = (count: number, from: string) =>
  Array.from({ length: count }, (_, index) =>
    buildFileInfo({ id: `${from}-${index}`, original_filename: `foto-${index + 1}.jpg` }, index),
  );

/** From one photo to ten files: galleries, documents, a photo that cannot be shown. */
export const ManyFiles = meta.story({
  tags: ['page'],
  parameters: {
    portal: {
      community: communityOf(
        buildPost({
          id: 'post-6',
          content: 'Sepuluh berkas sekaligus',
          files: [
            ...photos(7, 'ten'),
            buildDocumentInfo({ id: 'ten-pdf' }),
            buildDocumentInfo({
              id: 'ten-xls',
              original_filename: 'Daftar harga grosir seluruh cabang Jawa Timur semester dua.xlsx',
              file_size: 48_213,
            }),
            buildDocumentInfo({ id: 'ten-txt', original_filename: 'catatan.txt', file_size: 812 }),
          ],
        }),
        buildPost({ id: 'post-5', content: 'Empat foto', files: photos(4, 'four') }),
        buildPost({ id: 'post-4', content: 'Tiga foto', files: photos(3, 'three') }),
        buildPost({ id: 'post-3', content: 'Dua foto', files: photos(2, 'two') }),
        buildPost({ id: 'post-2', content: 'Satu foto', files: photos(1, 'one') }),
        buildPost({
          id: 'post-1',
          content: 'Foto rusak',
          files: [
            buildFileInfo({
              id: 'broken',
              urls: {
                thumbnail: 'data:image/png,broken',
                full: 'data:image/png,broken',
                download: 'data:image/png,broken',
              },
            }),
          ],
        }),
      ),
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Image could not be displayed')).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: /^catatan\.txt/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Download catatan.txt' })).toBeVisible();
    const [post] = canvas.getAllByRole('article');
    if (!post) throw new Error('No post');
    await expect(within(post).getAllByRole('link', { name: /^Open photo/ })).toHaveLength(4);
    await expect(
      within(post).getByRole('link', { name: 'Open photo foto-4.jpg and 3 more' }),
    ).toBeVisible();
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
    await canvas.findByText('Loading posts');
    await userEvent.click(canvas.getByRole('button', { name: 'Start a post' }));
    await userEvent.type(canvas.getByRole('textbox'), 'Halo semuanya');
    await userEvent.click(canvas.getByRole('button', { name: 'Share Post' }));
    await expect(await canvas.findByText('Showing 7 posts')).toBeVisible();
    const [first] = canvas.getAllByRole('article');
    await expect(first).toHaveTextContent('Halo semuanya');
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss notice' }));
  },
});
