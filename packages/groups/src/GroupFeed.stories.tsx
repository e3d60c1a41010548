import { createGroupPost, type Group, uploadFile } from '@saudagar/contract';
import {
  buildGroup,
  buildPost,
  clip,
  dropConnection,
  failWith,
  minutesAgo,
  sampleCommunity,
} from '@saudagar/mocks';
import { usePortal } from '@saudagar/portal';
import { holdTimers } from '@saudagar/storybook/heldTimers';
import preview from '@saudagar/storybook/preview';
import { loadable, OnDemand, useOnDemand } from '@saudagar/ui';
import { useEffect, useState } from 'react';
import { userEvent as browserUser, expect, screen, waitFor, within } from 'storybook/test';
import { subscribeGroups } from './changes/changes.ts';
import type { GroupFeedCallbacks } from './feed/GroupFeed.tsx';
import { groupFeed } from './feed/groupFeedPart.ts';

const groupFeedDialog = loadable(
  async () => (await import('./feed/GroupFeedDialog.tsx')).GroupFeedDialog,
);

interface ShownProps extends GroupFeedCallbacks {
  group: Group;
  /** True when it opens over the page. */
  isOverlay?: boolean;
}

/** A group's feed in a host that applies group changes, as pages and lists do. */
function Shown({ group: first, isOverlay = false, ...links }: ShownProps) {
  const portal = usePortal();
  const [group, setGroup] = useState(first);
  const overlay = useOnDemand(groupFeedDialog);
  useEffect(
    () =>
      subscribeGroups(portal, (news) => {
        if (news.type === 'group' && news.change.id === first.id)
          setGroup((known) => ({ ...known, ...news.change }));
      }),
    [portal, first.id],
  );
  if (!isOverlay) {
    return (
      <OnDemand part={groupFeed}>
        <groupFeed.View group={group} {...links} />
      </OnDemand>
    );
  }
  return (
    <>
      <button type="button" {...{ onClick: overlay.open }}>
        {group.name}
      </button>
      {overlay.isOpen && <groupFeedDialog.View group={group} onClose={overlay.close} {...links} />}
    </>
  );
}

const batik = buildGroup({
  id: 'group-03',
  name: 'Mebel Jepara Menuju Dunia',
  membership: 'member',
  member_count: 412,
  posts_count: 980,
});
const shops = buildGroup({
  id: 'group-07',
  name: 'Toko Kelontong Go Digital',
  membership: 'none',
  member_count: 1_204,
  posts_count: 2_310,
});

const meta = preview.meta({
  title: 'Posts of a group',
  component: Shown,
  args: { group: batik },
  parameters: {
    portal: { pages: [], community: () => sampleCommunity({ posts: 0, groupPosts: 3 }) },
  },
});

type Canvas = ReturnType<typeof within>;

/** Opens the group's composer and types a text. */
async function write(canvas: Canvas, text: string) {
  await browserUser.click(await canvas.findByRole('button', { name: 'Write to the group' }));
  const field = await canvas.findByRole('textbox', { name: 'Text of the post' });
  await canvas.findByRole('button', { name: 'Post' });
  if (text) await browserUser.type(field, text);
  return field;
}

/** Chooses files past the picker's own filter, as dragging may. */
async function choose(canvasElement: HTMLElement, ...files: File[]) {
  const inputs = canvasElement.querySelectorAll<HTMLInputElement>('input[type="file"]');
  const input = inputs[inputs.length - 1];
  if (!input) throw new Error('There is no file chooser');
  await browserUser.setup({ applyAccept: false }).upload(input, files);
}

const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const photo = new File([png, new Uint8Array(48_000)], 'gudang.png', { type: 'image/png' });

const prices = new File(['%PDF-1.4\n', new Uint8Array(4_000)], 'Daftar harga.pdf', {
  type: 'application/pdf',
});

/** A member reads, likes, comments and posts; posts do not name their group. */
// GRP-098
export const Ready = meta.story({
  name: 'Posts',
  tags: ['phone'],
  async play({ canvas, mocks }) {
    const region = await canvas.findByRole('region', {
      name: 'Posts in Mebel Jepara Menuju Dunia',
    });
    await waitFor(() => expect(within(region).getAllByRole('article')).toHaveLength(3));
    await expect(canvas.queryByText(/^Group post/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Feed Configuration' })).toBeNull();
    const post = within(canvas.getAllByRole('article')[0] as HTMLElement);
    await browserUser.click(post.getByRole('button', { name: 'Like' }));
    await browserUser.click(post.getByRole('button', { name: 'Comments' }));
    const box = await post.findByRole('textbox', { name: 'Write a comment' });
    await browserUser.type(box, 'Saya sanggup{Enter}');
    await expect(await post.findByText('Saya sanggup')).toBeVisible();
    await waitFor(() => {
      const stored = mocks.community.posts.find('group-03-post-03', 'member-1');
      expect([stored.user_liked, stored.comments_count]).toEqual([true, 1]);
    });
  },
});

/** No posts exist yet: members are invited to write one. */
export const Empty = meta.story({
  name: 'No posts yet',
  tags: ['empty', 'first-use'],
  parameters: { portal: { community: () => sampleCommunity({ posts: 0 }) } },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { name: 'No posts in this group yet' }),
    ).toBeVisible();
    await expect(canvas.getByText(/^Write the first one/)).toBeVisible();
  },
});

/** A non-member reads a public group's posts and can join. */
// GRP-154
export const ReadAlong = meta.story({
  name: 'Not a member: read a public group',
  tags: ['phone'],
  args: { group: shops },
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(3));
    await expect(canvas.queryByRole('button', { name: 'Write to the group' })).toBeNull();
    for (const like of canvas.getAllByRole('button', { name: 'Like' })) {
      await expect(like).toBeDisabled();
    }
  },
});

/** After joining, the member can post, like and comment at once. */
export const Joined = meta.story({
  name: 'Joined: post, like and comment at once',
  tags: ['no-picture', 'done'],
  args: { group: shops },
  async play({ canvas }) {
    await browserUser.click(await canvas.findByRole('button', { name: `Join ${shops.name}` }));
    await expect(await canvas.findByRole('button', { name: 'Write to the group' })).toBeVisible();
    const [like] = await canvas.findAllByRole('button', { name: 'Like' });
    await expect(like).toBeEnabled();
  },
});

/** A private group shows nothing to non-members. */
// GRP-154
export const Closed = meta.story({
  name: 'Private group: posts for members only',
  tags: ['forbidden'],
  args: { group: { ...shops, id: 'group-05', group_type: 'private' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'For members only' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: /^Ask to join/ })).toBeVisible();
    await expect(canvas.queryByRole('article')).toBeNull();
  },
});

/** Over the page: the header shows name, posts and members, and closes it. */
// GRP-092–096
export const Overlay = meta.story({
  name: 'Posts shown over the page',
  tags: ['phone'],
  args: { isOverlay: true },
  async play({ canvas }) {
    await browserUser.click(await canvas.findByRole('button', { name: batik.name }));
    const dialog = within(await screen.findByRole('dialog'));
    await expect(dialog.getByText('412 members')).toBeVisible();
    await expect(dialog.getByText('980 posts')).toBeVisible();
    await waitFor(() => expect(dialog.getAllByRole('article')).toHaveLength(3));
    await browserUser.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await browserUser.click(canvas.getByRole('button', { name: batik.name }));
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(3));
  },
});

/** A post of another arrives within a minute, behind a button. */
// GRP-157
export const PostsArrive = meta.story({
  name: 'New posts behind a button',
  tags: ['no-picture'],
  async play({ canvas, mocks, userEvent }) {
    const timers = holdTimers((length) => length === 60_000);
    const posts = await canvas.findAllByRole('article');
    mocks.community.posts.add(
      buildPost({
        id: 'post-late',
        user_id: 'member-2',
        group_id: batik.id,
        content: 'Kayu jati gelombang kedua sudah tiba',
        created_at: minutesAgo(0),
      }),
    );
    timers.runOut();
    await userEvent.click(await canvas.findByRole('button', { name: 'New posts (1)' }));
    await expect(await canvas.findByText(/gelombang kedua/)).toBeVisible();
    await expect(canvas.getAllByRole('article')).toHaveLength(posts.length + 1);
    timers.release();
  },
});

/** A post with only a file comes first, and the header counts it at once. */
// GRP-097, GRP-115, GRP-123
export const Posted = meta.story({
  name: 'Post with a file published',
  tags: ['done'],
  args: { isOverlay: true },
  async play({ canvas, mocks }) {
    await browserUser.click(await canvas.findByRole('button', { name: batik.name }));
    const element = await screen.findByRole('dialog');
    const dialog = within(element);
    await write(dialog, '');
    await expect(dialog.getByRole('button', { name: 'Post' })).toBeDisabled();
    await choose(element, prices);
    await browserUser.click(dialog.getByRole('button', { name: 'Post' }));
    await waitFor(() => expect(dialog.getAllByRole('article')).toHaveLength(4));
    await expect(
      await screen.findByText('Your post is in “Mebel Jepara Menuju Dunia”.'),
    ).toBeInTheDocument();
    const { posts_count } = mocks.community.groups.find('group-03', undefined);
    await expect(await dialog.findByText(`${posts_count} posts`)).toBeVisible();
  },
});

/** A video is uploaded with a poster drawn by this browser, and plays in place. */
// GRP-119, 120
export const VideoPosted = meta.story({
  tags: ['no-picture', 'done'],
  async play({ canvas, canvasElement }) {
    await write(canvas, '');
    await choose(canvasElement, clip);
    await browserUser.click(canvas.getByRole('button', { name: 'Post' }));
    await waitFor(() =>
      expect(canvas.getByLabelText('proses.webm')).toHaveAttribute(
        'poster',
        expect.stringContaining('/thumbnail/'),
      ),
    );
  },
});

/** In a private group, a mention says who cannot read it. */
// GRP-158
export const MentionMarked = meta.story({
  name: 'Mention of a member who cannot read it',
  args: {
    group: buildGroup({
      id: 'group-02',
      name: 'Ekspor Kain Bersama',
      group_type: 'private',
      membership: 'admin',
    }),
  },
  async play({ canvas }) {
    await write(canvas, '@bud');
    const option = await screen.findByRole('option', { name: /Budi Santoso/ });
    await expect(option).toHaveTextContent('cannot see this group');
  },
});

/** Posts of members whom a block keeps apart are left out, with one line that says so. */
export const LeavesOut = meta.story({
  name: 'Posts of blocked members left out',
  args: { group: { ...batik, leaves_out: true } },
  async play({ canvas }) {
    await expect(
      await canvas.findByText('Posts of members you are kept apart from are left out.'),
    ).toBeVisible();
    await expect((await canvas.findAllByRole('article')).length).toBeGreaterThan(0);
  },
});

/** The server rejected the post: shows its reason and keeps the text. */
// GRP-129–131
export const CreateFailed = meta.story({
  name: 'Post could not be published',
  tags: ['failed'],
  async play({ canvas, msw }) {
    msw.use(failWith(createGroupPost, 403, 'Join this group first', { once: true }));
    await write(canvas, 'Ada kayu jati?');
    const post = () => browserUser.click(canvas.getByRole('button', { name: 'Post' }));
    await post();
    await expect(
      await canvas.findByText('Post Creation Error: Join this group first'),
    ).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('Ada kayu jati?');
    msw.use(failWith(createGroupPost, 500, undefined, { once: true }));
    await post();
    await expect(
      await canvas.findByText('Post Creation Error: Failed to create post. Please try again.'),
    ).toBeVisible();
    msw.use(dropConnection(createGroupPost, { once: true }));
    await post();
    await expect(
      await canvas.findByText(/^Post Creation Error: We cannot reach the server/),
    ).toBeVisible();
  },
});

/** A file failed to upload: the post is not created, and text and files stay. */
// FEED-053, GRP-132–135
export const UploadFailed = meta.story({
  name: 'File could not be uploaded, nothing posted',
  tags: ['failed'],
  async play({ canvas, canvasElement, mocks, msw }) {
    msw.use(failWith(uploadFile, 500));
    const field = await write(canvas, 'Gudang baru');
    await choose(canvasElement, photo);
    await browserUser.click(canvas.getByRole('button', { name: 'Post' }));
    await expect(
      await canvas.findByText('Upload Error: Failed to upload gudang.png'),
    ).toBeVisible();
    await expect(field).toHaveValue('Gudang baru');
    await expect(canvas.getByRole('button', { name: 'Remove gudang.png' })).toBeVisible();
    const { items } = mocks.community.posts.listOf('group-03', 'member-1', {});
    await expect(items).toHaveLength(3);
  },
});

/** A proxy rejected the file for its size: shows that instead of the general message. */
export const UploadTooLargeForProxy = meta.story({
  name: 'File too large to get through to the server',
  tags: ['no-picture', 'refused'],
  async play({ canvas, canvasElement, msw }) {
    msw.use(failWith(uploadFile, 413));
    await write(canvas, 'Gudang baru');
    await choose(canvasElement, photo);
    await browserUser.click(canvas.getByRole('button', { name: 'Post' }));
    await expect(
      await canvas.findByText(/^Upload Error: The file is larger than this community's proxy/),
    ).toBeVisible();
  },
});

/** Unsupported and oversized files are rejected before sending. */
// GRP-118–122, GRP-138
export const FilesRefused = meta.story({
  name: 'Files too large or of a wrong type',
  tags: ['refused'],
  async play({ canvas, canvasElement }) {
    await write(canvas, '');
    const clip = new File([new Uint8Array(10_485_761)], 'pameran.mp4', { type: 'video/mp4' });
    await choose(canvasElement, new File(['MZ'], 'toko.exe'), clip);
    await expect(
      await canvas.findByText(
        'File "toko.exe" is not supported. Please upload images, videos, or documents only.',
      ),
    ).toBeVisible();
    await expect(
      canvas.getByText('File "pameran.mp4" is too large. Maximum size is 10MB.'),
    ).toBeVisible();
  },
});
