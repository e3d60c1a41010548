import { getFileThumbnail } from '@saudagar/contract';
import { buildFileInfo, failWith, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect } from 'storybook/test';
import { FileImage } from './FileImage.tsx';

const { urls: _, ...unsigned } = buildFileInfo();

const meta = preview.meta({
  title: 'One image',
  component: FileImage,
  args: { file: unsigned },
  parameters: { portal: {} },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 320, blockSize: 180 }}>
        <Story />
      </div>
    ),
  ],
});

export const Signed = meta.story({
  name: 'Image',
  args: { file: buildFileInfo(), alt: 'Gudang' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('img', { name: 'Gudang' })).toBeVisible();
  },
});

export const Fetching = meta.story({
  name: 'Image loading',
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(getFileThumbnail));
  },
});

/** An event's banner. */
// WID-076
export const BannerMissing = meta.story({
  tags: ['gone'],
  args: { kind: 'banner' },
  beforeEach({ msw }) {
    msw.use(failWith(getFileThumbnail, 404));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Banner Image Not Available')).toBeVisible();
  },
});

/** An image of a gallery. */
// WID-077
export const GalleryMissing = meta.story({
  name: 'Gallery image missing',
  tags: ['gone'],
  args: { kind: 'gallery' },
  beforeEach({ msw }) {
    msw.use(failWith(getFileThumbnail, 404));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Not Available')).toBeVisible();
  },
});
