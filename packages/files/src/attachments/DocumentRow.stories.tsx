import preview from '@saudagar/storybook/preview';
import { expect, fn } from 'storybook/test';
import { DocumentRow } from './DocumentRow.tsx';

const meta = preview.meta({
  title: 'One document to download',
  component: DocumentRow,
  args: { name: 'Katalog kain 2026.pdf', size: 1_480_000 },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420 }}>
        <Story />
      </div>
    ),
  ],
});

export const ByAddress = meta.story({
  name: 'Document with a link',
  args: {
    href: '/api/files/posts/1.pdf',
    download: '/api/files/download/1',
    description: 'Harga grosir mulai Januari',
  },
  async play({ canvas }) {
    await expect(canvas.getByText('1.4 MB · Harga grosir mulai Januari')).toBeVisible();
    const opening = canvas.getByRole('link', { name: /^Katalog kain 2026.pdf/ });
    await expect(opening).toHaveAttribute('target', '_blank');
    await expect(opening).toHaveAttribute('href', '/api/files/posts/1.pdf');
    const saving = canvas.getByRole('link', { name: 'Download Katalog kain 2026.pdf' });
    await expect(saving).toHaveAttribute('download', 'Katalog kain 2026.pdf');
  },
});

/** A long unbroken word wraps within its row. */
export const LongDescription = meta.story({
  args: { onSave: fn(), description: `Harga ${'grosir'.repeat(50)}` },
  async play({ canvas }) {
    const row = canvas.getByRole('button', { name: /Katalog kain 2026.pdf/ });
    await expect(row.scrollWidth).toBeLessThanOrEqual(row.clientWidth);
  },
});

export const Fetched = meta.story({
  name: 'Document without a link',
  args: { onSave: fn(), name: 'Daftar harga.xlsx' },
  async play({ canvas, args, userEvent }) {
    await userEvent.click(canvas.getByRole('button', { name: /Daftar harga.xlsx/ }));
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
});

export const Saving = meta.story({
  name: 'Document being saved',
  tags: ['loading'],
  args: { onSave: fn(), isSaving: true },
});

export const Failed = meta.story({
  name: 'Download failed',
  tags: ['failed'],
  args: { onSave: fn(), errorMessage: 'Failed to load file' },
  async play({ canvas }) {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Failed to load file');
  },
});

/** Without an address to save from: only name and size. */
export const NamedOnly = meta.story({ name: 'Name and size only, no download' });
