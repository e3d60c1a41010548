import {
  buildDocumentInfo,
  buildFileInfo,
  buildMember,
  buildPost,
  minutesAgo,
  sampleCommunity,
} from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, within } from 'storybook/test';
import { PostCard } from './PostCard.tsx';

const budi = buildMember({
  id: 'member-2',
  full_name: 'Budi Santoso',
  username: 'budi.santoso',
  company_name: 'Kayu Jepara Mandiri',
});
const photos = [0, 1, 2].map((index) => buildFileInfo({ id: `foto-${index}` }, index));

const jati = {
  id: 'post-1',
  user: budi,
  user_id: budi.id,
  content:
    'Meja jati **siap kirim** untuk pesanan akhir tahun. Ukuran lain bisa dibuat, silakan tanya @siti.rahmawati. #kayu #jepara',
  files: photos,
  likes_count: 1284,
  comments_count: 36,
  created_at: minutesAgo(190),
};

const meta = preview.meta({
  title: 'One post in a list',
  component: PostCard,
  parameters: {
    portal: { pages: [], hasProfiles: true, community: () => sampleCommunity({ posts: 0 }) },
  },
  args: {
    post: buildPost(jati),
    links: {},
    onHashtag: fn(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 680, marginInline: 'auto' }}>
        <Story />
      </div>
    ),
  ],
});

/** A post with author, group, time, content and actions. */
// FEED-083–097, FEED-099
export const Detailed = meta.story({
  name: 'Full post',
  tags: ['phone'],
  async play({ canvas }) {
    const post = await canvas.findByRole('article', { name: 'Budi Santoso' });
    const actions = [...post.querySelectorAll('footer button')].map((one) => one.textContent);
    await expect(actions).toEqual([
      expect.stringMatching(/^Like/),
      expect.stringMatching(/^Comments/),
      'Share',
    ]);
    await expect(post).toHaveTextContent('3h ago');
    await expect(post).not.toHaveTextContent('Group post');
  },
});

/** Outside a list that filters, hashtags of the text and beside it lead to the host's address. */
// FEED-092
export const LinkedHashtags = meta.story({
  name: 'Hashtags with links',
  tags: ['no-picture'],
  parameters: { portal: { pages: ['hashtag'] } },
  args: { post: buildPost({ ...jati, hashtags: ['kayu', 'mebel'] }) },
  render: ({ onHashtag: _, ...props }) => <PostCard {...props} />,
  async play({ canvas }) {
    for (const tag of ['kayu', 'jepara', 'mebel'])
      await expect(await canvas.findByRole('link', { name: `#${tag}` })).toHaveAttribute(
        'href',
        `/feed?hashtag=${tag}`,
      );
  },
});

/** One line of text and small actions; text and files open on demand. */
// FEED-202
export const Compact = meta.story({
  name: 'Compact post, one line',
  tags: ['phone'],
  args: {
    mode: 'compact',
    post: buildPost({ ...jati, files: [...photos, buildDocumentInfo()] }),
  },
  async play({ canvas, userEvent }) {
    await expect(canvas.queryByRole('link', { name: /^Open photo/ })).toBeNull();
    const line = await canvas.findByRole('button', { name: /^Meja jati/ });
    await expect(line.getBoundingClientRect().height).toBeLessThan(48);
    await userEvent.click(line);
    await userEvent.click(canvas.getByRole('button', { name: 'Show less' }));
    const like = canvas.getByRole('button', { name: 'Like' });
    await expect(like.getBoundingClientRect().height).toBeLessThan(40);
    const files = canvas.getByRole('button', { name: 'Files' });
    await expect(files).toHaveAccessibleDescription('4 files');
    await userEvent.click(files);
    await expect(await canvas.findByText('Katalog Harga 2026.pdf')).toBeVisible();
    await userEvent.click(files);
    await expect(canvas.queryByText('Katalog Harga 2026.pdf')).toBeNull();
  },
});

/** In a group, edited, with a document, by an author without name and company. */
// FEED-098
export const Bare = meta.story({
  name: 'Group post badge, unknown user, edited',
  tags: ['phone'],
  args: {
    post: buildPost({
      id: 'post-2',
      user: buildMember({ id: 'gone', full_name: null, company_name: '', is_verified: false }),
      content: 'Daftar harga terbaru terlampir.',
      group_id: 'group-1',
      edited_at: minutesAgo(12),
      created_at: minutesAgo(60 * 24 * 40),
      files: [buildDocumentInfo()],
    }),
  },
  async play({ canvas }) {
    const post = await canvas.findByRole('article', { name: 'Unknown User' });
    await expect(post).toHaveTextContent('Individual');
    await expect(post).toHaveTextContent('Group post');
    await expect(canvas.getByText('edited')).toHaveAttribute(
      'title',
      expect.stringMatching(/^Edited on March 2, 2026/),
    );
  },
});

/** A post of a group with a long name; its badge links to the group. */
// FEED-213
export const OfAGroup = meta.story({
  name: 'Post of a group with a long name',
  args: {
    post: buildPost({
      ...jati,
      files: [],
      group_id: 'group-1',
      group: { id: 'group-1', name: 'Paguyuban Pengrajin Kayu Jati dan Mebel Ukir Jepara Raya' },
    }),
    links: {},
  },
  parameters: { portal: { pages: ['group'] } },
  async play({ canvas }) {
    const badge = await canvas.findByRole('link', { name: /^Group post · Paguyuban Pengrajin/ });
    await expect(badge).toHaveAttribute('href', '/groups/group-1');
  },
});

/** A post of a private group: its link is shared without its text, and says who can open it. */
export const SharedFromAPrivateGroup = meta.story({
  tags: ['no-picture'],
  name: 'Share a post of a private group',
  // The link contains the port of the server.

  args: {
    post: buildPost({
      ...jati,
      files: [],
      group_id: 'group-1',
      group: { id: 'group-1', name: 'Perajin Jati', is_private: true },
    }),
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Share' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Share Post' }));
    await expect(
      dialog.getByText('Only members of “Perajin Jati” can open this link.'),
    ).toBeVisible();
    await expect(dialog.queryByRole('link')).toBeNull();
  },
});

/** A server that sends only file ids: their facts are loaded. */
// FEED-100
export const FilesById = meta.story({
  name: 'Files of a post from another server',
  parameters: {
    portal: {
      community() {
        const community = sampleCommunity({ posts: 0 });
        community.files.add(buildDocumentInfo({ id: 'katalog' }), 'member-1');
        return community;
      },
    },
  },
  args: {
    post: { ...buildPost({ id: 'post-3' }), files: undefined, attachments: ['katalog', 'hilang'] },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Katalog Harga 2026.pdf')).toBeVisible();
    await expect(await canvas.findByText('File not found')).toBeVisible();
  },
});
