import { type FileInfo, MEGABYTE, uploadFile } from '@saudagar/contract';
import { dropConnection, failWith, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { DocumentUploader } from './DocumentUploader.tsx';
import { ImageUploader } from './ImageUploader.tsx';

const PNG = Uint8Array.from(
  atob(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  ),
  (character) => character.charCodeAt(0),
);
const image = (name: string) => new File([PNG], name, { type: 'image/png' });
const pdf = (name: string) => new File(['%PDF-1.7\n%'], name, { type: 'application/pdf' });

const meta = preview.meta({
  title: 'Upload files at once (drag and drop)',
  component: ImageUploader,
  parameters: { portal: {} },
  args: {
    name: 'event.banner',
    label: 'Event pictures',
    multiple: true,
    onChange: fn<(files: FileInfo[]) => void>(),
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 520 }}>
        <Story />
      </div>
    ),
  ],
});

type Canvas = ReturnType<typeof within>;

async function choose(canvas: Canvas, canvasElement: HTMLElement, ...files: File[]) {
  await canvas.findByRole('button', { name: /^Choose/ });
  const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('Nothing to choose files with');
  await userEvent.upload(input, files, { applyAccept: false });
}
const names = (files: FileInfo[] | undefined) =>
  files?.map(({ original_filename }) => original_filename);

// WID-054
export const Empty = meta.story({
  name: 'No files chosen yet',
  tags: ['phone'],
  async play({ canvas }) {
    await expect(await canvas.findByRole('group', { name: 'Event pictures' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Choose images' })).toBeVisible();
    await expect(canvas.getByRole('group')).toHaveAccessibleDescription(
      'JPG, PNG, GIF, WEBP, up to 10 MB each, 5 files at most',
    );
  },
});

/** Progress by number of files; files can be added, removed, stopped and retried meanwhile. */
// WID-056
export const Uploading = meta.story({
  name: 'Files uploading',
  tags: ['phone', 'sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(uploadFile));
  },
  async play({ canvas, canvasElement }) {
    if (canvas.queryByRole('progressbar', { name: /Uploading file/ })) return;
    await choose(canvas, canvasElement, image('toko.png'), image('gudang.png'));
    await expect(
      await canvas.findByRole('progressbar', { name: 'Uploading file 1 of 2' }),
    ).toHaveAttribute('aria-valuenow', '0');
    await choose(canvas, canvasElement, image('pasar.png'), image('kebun.png'));
    await expect(
      canvas.getByRole('progressbar', { name: 'Uploading file 1 of 4' }),
    ).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove kebun.png' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove toko.png' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(await canvas.findAllByText('Upload cancelled')).toHaveLength(2);
    await userEvent.click(canvas.getByRole('button', { name: 'Try gudang.png again' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Try pasar.png again' }));
    await expect(
      await canvas.findByRole('progressbar', { name: 'Uploading file 1 of 2' }),
    ).toBeVisible();
  },
});

/** Uploads at once, in order; files can be removed, or reordered by keyboard. */
export const Complete = meta.story({
  name: 'Files uploaded',
  tags: ['done'],
  async play({ canvas, canvasElement, args }) {
    await choose(canvas, canvasElement, image('toko.png'), image('gudang.png'));
    await waitFor(() =>
      expect(names(args.onChange.mock.lastCall?.[0])).toEqual(['toko.png', 'gudang.png']),
    );
    await expect(await canvas.findByText('2 files uploaded')).toHaveAttribute('role', 'status');
    canvas.getByRole('button', { name: 'Move gudang.png earlier' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(names(args.onChange.mock.lastCall?.[0])).toEqual(['gudang.png', 'toko.png']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove toko.png' }));
    await expect(names(args.onChange.mock.lastCall?.[0])).toEqual(['gudang.png']);
  },
});

/** One error per rejected file; the valid files are uploaded. */
// WID-034, 035, 039
export const Refused = meta.story({
  name: 'Too large, wrong type or too many files',
  tags: ['refused'],
  async play({ canvas, canvasElement, args }) {
    const unreadable = new File([new Uint8Array(10 * MEGABYTE + 1)], 'besar.png');
    const many = Array.from({ length: 6 }, (_, index) => image(`foto-${index + 1}.png`));
    await choose(canvas, canvasElement, unreadable);
    await expect(
      await canvas.findByText('besar.png is too large. Maximum size is 10MB'),
    ).toBeVisible();
    await choose(canvas, canvasElement, pdf('brosur.pdf'), ...many);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('brosur.pdf is not a valid image type');
    await expect(alert).toHaveTextContent('Up to 5 files fit here. The others were left out.');
    await waitFor(() => expect(args.onChange.mock.lastCall?.[0]).toHaveLength(5));
  },
});

/** The failed file shows its error and is retried alone. */
export const Incomplete = meta.story({
  name: 'One upload failed, try again',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(dropConnection(uploadFile, { once: true }));
  },
  async play({ canvas, canvasElement, args }) {
    await choose(canvas, canvasElement, image('toko.png'), image('gudang.png'));
    await expect(await canvas.findByText('This file could not be uploaded')).toBeVisible();
    await waitFor(() => expect(names(args.onChange.mock.lastCall?.[0])).toEqual(['gudang.png']));
    await userEvent.click(canvas.getByRole('button', { name: 'Try toko.png again' }));
    await waitFor(() =>
      expect(names(args.onChange.mock.lastCall?.[0])).toEqual(['toko.png', 'gudang.png']),
    );
  },
});

/** Rejected by the server with its own message. */
export const RefusedByServer = meta.story({
  name: 'File refused by the server',
  tags: ['refused'],
  beforeEach({ msw }) {
    msw.use(failWith(uploadFile, 415, 'File type is not supported'));
  },
  async play({ canvas, canvasElement }) {
    await choose(canvas, canvasElement, image('toko.png'));
    await expect(await canvas.findByText('File type is not supported')).toBeVisible();
  },
});

/** Rejected by a proxy, whose error page is not shown. */
export const OverProxyLimit = meta.story({
  name: 'File too large to get to the server',
  tags: ['refused'],
  beforeEach({ msw }) {
    msw.use(failWith(uploadFile, 413));
  },
  async play({ canvas, canvasElement }) {
    await choose(canvas, canvasElement, image('toko.png'));
    await expect(
      await canvas.findByText("The file is larger than this community's proxy lets through"),
    ).toBeVisible();
  },
});

/** With a maximum of one, the next file replaces the first. */
// WID-036
export const Single = meta.story({
  name: 'Only one file: the next replaces it',
  args: { multiple: false, label: 'Logo', name: 'logo' },
  async play({ canvas, canvasElement, args }) {
    await choose(canvas, canvasElement, image('lama.png'));
    await waitFor(() => expect(names(args.onChange.mock.lastCall?.[0])).toEqual(['lama.png']));
    await choose(canvas, canvasElement, image('baru.png'));
    await waitFor(() => expect(names(args.onChange.mock.lastCall?.[0])).toEqual(['baru.png']));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
  },
});

/** Files dropped or pasted. */
export const Dropped = meta.story({
  name: 'File dropped or pasted',
  async play({ canvas, args }) {
    const group = await canvas.findByRole('group', { name: 'Event pictures' });
    const dropped = new DataTransfer();
    dropped.items.add(image('toko.png'));
    const happen = (type: 'dragover' | 'drop') =>
      group.dispatchEvent(
        new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: dropped }),
      );
    happen('dragover');
    await waitFor(() => expect(group).toHaveAttribute('data-over', 'true'));
    happen('drop');
    await waitFor(() => expect(names(args.onChange.mock.lastCall?.[0])).toEqual(['toko.png']));
    await expect(group).not.toHaveAttribute('data-over');
  },
});

/** Documents of a post have a post's limits. */
// FEED-033–037
export const DocumentsOfPost = meta.story({
  name: 'Documents of a post: type and size limits',
  tags: ['refused'],
  render: (args) => (
    <DocumentUploader name="post.papers" label="Papers" category="posts" onChange={args.onChange} />
  ),
  async play({ canvas, canvasElement, args }) {
    const large = pdf('besar.pdf');
    Object.defineProperty(large, 'size', { value: 25 * MEGABYTE + 1 });
    const slides = new File(['x'], 'paparan.pptx');
    await choose(canvas, canvasElement, pdf('undangan.pdf'), slides, large);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('paparan.pptx is not a supported file type');
    await expect(alert).toHaveTextContent('besar.pdf is too large. Maximum size is 25MB');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([
        expect.objectContaining({ original_filename: 'undangan.pdf', category: 'posts' }),
      ]),
    );
  },
});

/** Documents have types and limits of their own. */
// WID-040–052, WID-054
export const Documents = meta.story({
  name: 'Documents of an event: type and size limits',
  tags: ['refused'],
  render: (args) => (
    <DocumentUploader name="event.papers" label="Papers" onChange={args.onChange} />
  ),
  async play({ canvas, canvasElement, args }) {
    const large = pdf('besar.pdf');
    Object.defineProperty(large, 'size', { value: 50 * MEGABYTE + 1 });
    await choose(canvas, canvasElement, pdf('undangan.pdf'), image('foto.png'), large);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('foto.png is not a supported file type');
    await expect(alert).toHaveTextContent('besar.pdf is too large. Maximum size is 50MB');
    await waitFor(() =>
      expect(args.onChange).toHaveBeenLastCalledWith([
        expect.objectContaining({ original_filename: 'undangan.pdf' }),
      ]),
    );
  },
});
