import { getFileThumbnail } from '@saudagar/contract';
import { buildFileInfo, failWith, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect } from 'storybook/test';
import { FileImage } from './FileImage.tsx';

const { urls: _, ...unsigned } = buildFileInfo();

const meta = preview.meta({
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
  args: { file: buildFileInfo(), alt: 'Gudang' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('img', { name: 'Gudang' })).toBeVisible();
  },
});

export const Fetching = meta.story({
  beforeEach({ msw }) {
    msw.use(neverAnswer(getFileThumbnail));
  },
});

/** An event's banner. */
// WID-076
export const BannerMissing = meta.story({
  args: { kind: 'banner' },
  beforeEach({ msw }) {
    msw.use(failWith(getFileThumbnail, 404));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Banner Image Not Available')).toBeVisible();
  },
});

/** A picture of a gallery. */
// WID-077
export const GalleryMissing = meta.story({
  args: { kind: 'gallery' },
  beforeEach({ msw }) {
    msw.use(failWith(getFileThumbnail, 404));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Not Available')).toBeVisible();
  },
});
