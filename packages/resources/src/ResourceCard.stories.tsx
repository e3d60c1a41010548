import { buildFileInfo, buildResource } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, waitFor } from 'storybook/test';
import { ResourceCard } from './card/ResourceCard.tsx';

const meta = preview.meta({
  title: 'One resource in a list',
  component: ResourceCard,
  parameters: { portal: { pages: [] } },
  args: {
    resource: buildResource({ id: 'resource-04', tags: ['HPP', 'pembukuan', 'harga', 'stok'] }),
    onOpen: fn(),
  },
  decorators: [
    (Story) => (
      <div className="sg-resources">
        <div>{Story()}</div>
      </div>
    ),
  ],
});

/** An article with more tags than a card shows. */
// RES-052
export const Article = meta.story({
  name: 'Article with many tags',
  async play({ canvas }) {
    await expect(await canvas.findByText('7 min read')).toBeVisible();
    await expect(canvas.queryByText('stok')).toBeNull();
  },
});

/** Title and description of maximum length in a narrow container. */
// RES-056
export const LongTexts = meta.story({
  name: 'Very long title and description',
  args: {
    resource: buildResource({
      title: 'Pertanggungjawaban'.repeat(11),
      description: 'Ketidakberkesinambungan '.repeat(40),
      tags: ['administrasi-perkantoran-dan-kearsipan1'],
      resource_type: 'blog',
      featured: true,
      read_time_minutes: null,
    }),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: '18rem' }}>{Story()}</div>],
});

/** Finished, liked and saved. */
export const Finished = meta.story({
  name: 'Finished, liked and saved resource',
  args: {
    resource: buildResource({
      id: 'resource-05',
      resource_type: 'ebook',
      progress: 100,
      liked: true,
      likes_count: 12_300,
      views_count: 1_250_000,
      saved_lists: ['list-1'],
    }),
  },
});

/** An image that fails to load is replaced by the icon of its type. */
// RES-052
export const BrokenPicture = meta.story({
  name: 'Picture could not be loaded',
  tags: ['failed'],
  args: {
    resource: buildResource({
      resource_type: 'video',
      duration_minutes: 60,
      thumbnail_url: 'data:image/png;base64,AAAA',
    }),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('1 h video')).toBeVisible();
  },
});

const DOT = 'data:image/gif;base64,R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** Without an image of its own, a resource shows that of its first file with one. */
export const PictureOfItsFiles = meta.story({
  name: 'Picture taken from its files',
  tags: ['no-picture'],
  args: {
    resource: buildResource({
      thumbnail_url: null,
      files: [buildFileInfo({ urls: { thumbnail: DOT, full: DOT, download: DOT } })],
    }),
  },
  async play({ canvasElement }) {
    await waitFor(() =>
      expect(canvasElement.querySelector('.sg-resource-thumbnail img')).toHaveAttribute('src', DOT),
    );
  },
});
