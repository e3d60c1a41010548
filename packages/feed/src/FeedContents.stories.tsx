import {
  buildDocumentInfo,
  buildFileInfo,
  buildMember,
  buildPost,
  sampleCommunity,
} from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, within } from 'storybook/test';
import { Feed } from './Feed.tsx';

/** Posts with the largest and the smallest contents. */
const meta = preview.meta({
  title: 'Posts with very long or many contents',
  component: Feed,
  args: { onHashtag: fn() },
  parameters: { portal: { hasProfiles: true } },
});

/** A community with only these posts. */
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

const longWords =
  'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft'.repeat(3);

/** Ten thousand characters, unbroken words, many tags, and an author without name or company. */
export const LongTexts = meta.story({
  name: 'Very long texts and unbroken words',
  tags: ['phone'],
  parameters: {
    portal: {
      pages: [],
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
          group_id: 'group-01',
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
    await expect(canvas.getByText('Group post · Perajin Batik Yogyakarta')).toBeVisible();
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

/** One to ten files: galleries, documents, and an image that fails to load. */
export const ManyFiles = meta.story({
  name: 'Post photos, one to ten; one cannot be shown',
  tags: ['phone'],
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
      within(post).getByRole('link', { name: /^Open photo 4 of 7 by .+ and 3 more$/ }),
    ).toBeVisible();
  },
});
