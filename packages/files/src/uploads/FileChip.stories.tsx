import preview from '@saudagar/storybook/preview';
import { expect, fn } from 'storybook/test';
import { FileChip } from './FileChip.tsx';

const meta = preview.meta({
  title: 'One chosen file',
  component: FileChip,
  args: { name: 'Katalog kain 2026.pdf', size: 1_480_000 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 340 }}>
        <Story />
      </div>
    ),
  ],
});

export const Chosen = meta.story({
  name: 'File chosen',
  args: { onRemove: fn() },
  async play({ canvas, args, userEvent }) {
    await expect(canvas.getByText('1.4 MB')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Katalog kain 2026.pdf' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
  },
});

export const Uploading = meta.story({
  name: 'Uploading with progress',
  tags: ['sending'],
  args: { progress: 42, onRemove: fn() },
  async play({ canvas }) {
    await expect(
      canvas.getByRole('progressbar', { name: 'Uploading Katalog kain 2026.pdf' }),
    ).toHaveAttribute('aria-valuenow', '42');
  },
});

export const UploadingUnmeasured = meta.story({
  name: 'Uploading, progress unknown',
  tags: ['sending'],
  args: { progress: null },
});

/** The error names the file and appears beside it. */
export const Refused = meta.story({
  name: 'File refused, with the reason',
  tags: ['refused'],
  args: {
    name: 'brosur.exe',
    errorMessage: 'brosur.exe is not a supported file type',
    onRemove: fn(),
  },
});

/** In a post: opens in a new tab. */
export const ToOpen = meta.story({
  name: 'File in a post, to open',
  args: { href: '/api/files/1' },
  async play({ canvas }) {
    const link = canvas.getByRole('link', { name: 'Katalog kain 2026.pdf' });
    await expect(link).toHaveAttribute('target', '_blank');
  },
});

/** A long name is truncated; the layout is unchanged. */
export const LongName = meta.story({
  name: 'Long file name',
  args: {
    name: 'Daftar harga grosir kain mori dan batik tulis Pekalongan semester dua 2026 revisi.xlsx',
    onRemove: fn(),
  },
  async play({ canvasElement }) {
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
});
