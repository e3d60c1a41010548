import { createPost, MEGABYTE, uploadFile } from '@saudagar/contract';
import { createGate, failWith, neverAnswer, sampleCommunity, watchCalls } from '@saudagar/mocks';
import { drawPhoto } from '@saudagar/storybook/photos';
import preview from '@saudagar/storybook/preview';
import { http } from 'msw';
import { expect, waitFor, within } from 'storybook/test';
import {
  choose,
  list,
  passing,
  photo,
  share,
  sharedPost,
  text,
  write,
} from './composer/composer.testing.ts';
import { Feed } from './Feed.tsx';

const meta = preview.meta({
  title: 'Add files to a post',
  component: Feed,
  parameters: { portal: { pages: [], community: () => sampleCommunity({ posts: 1 }) } },
});

/** Chosen files, each with a remove button. */
// FEED-011–013
export const FilesChosen = meta.story({
  tags: ['phone'],
  async play({ canvas, canvasElement, userEvent }) {
    await write(canvas);
    await choose(canvasElement, [photo, list, photo]);
    const files = await canvas.findByRole('list', { name: 'Chosen files' });
    await expect(within(files).getAllByText('gudang.png')).toHaveLength(2);
    const [remove] = within(files).getAllByRole('button', { name: 'Remove gudang.png' });
    if (remove) await userEvent.click(remove);
    await expect(within(files).getAllByRole('listitem')).toHaveLength(2);
  },
});

/** Files are reordered by buttons and by dragging. */
export const FilesReordered = meta.story({
  async play({ canvas, canvasElement, userEvent }) {
    await write(canvas);
    await choose(canvasElement, [photo, list]);
    const files = await canvas.findByRole('list', { name: 'Chosen files' });
    const names = () =>
      within(files)
        .getAllByText(/\.(png|pdf)$/)
        .map((name) => name.textContent);
    const earlier = within(files).getByRole('button', { name: 'Move Daftar harga.pdf earlier' });
    earlier.focus();
    await userEvent.keyboard('{Enter}');
    await expect(names()).toEqual(['Daftar harga.pdf', 'gudang.png']);
    await waitFor(() => expect(earlier).toHaveFocus());
    await expect(canvas.getByText('Daftar harga.pdf is number 1 of 2')).toBeInTheDocument();

    const [first, second] = within(files).getAllByRole('listitem');
    const picture = second?.querySelector('.sg-file-icon');
    const { x, y } = first?.getBoundingClientRect() ?? { x: 0, y: 0 };
    picture?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true, button: 0 }));
    await waitFor(() => expect(second).toHaveAttribute('data-dragged'));
    window.dispatchEvent(new PointerEvent('pointermove', { clientX: x + 9, clientY: y + 9 }));
    await waitFor(() => expect(names()).toEqual(['gudang.png', 'Daftar harga.pdf']));
    window.dispatchEvent(new PointerEvent('pointerup'));
    await waitFor(() => expect(second).not.toHaveAttribute('data-dragged'));
  },
});

/** Files dropped on the collapsed composer open it; a pasted image is added, pasted text stays. */
export const FilesDroppedAndPasted = meta.story({
  async play({ canvas }) {
    await canvas.findByText('Showing 1 post');
    const composer = canvas.getByRole('region', { name: 'New post' });
    const dropped = new DataTransfer();
    dropped.items.add(list);
    composer.dispatchEvent(new DragEvent('dragover', { ...passing, dataTransfer: dropped }));
    await waitFor(() => expect(composer).toHaveAttribute('data-offered'));
    composer.dispatchEvent(new DragEvent('drop', { ...passing, dataTransfer: dropped }));
    await waitFor(() => expect(composer).not.toHaveAttribute('data-offered'));
    const field = await canvas.findByRole('textbox', { name: 'Text of the post' });
    await waitFor(() => expect(field).toHaveFocus());

    const drawn = await drawPhoto('gudang.png', 48, 32, { type: 'image/png' });
    const pasted = new DataTransfer();
    pasted.items.add(drawn);
    field.dispatchEvent(new ClipboardEvent('paste', { ...passing, clipboardData: pasted }));
    const fromSheet = new DataTransfer();
    fromSheet.items.add(drawn);
    fromSheet.setData('text/plain', 'Harga 12.000');
    field.dispatchEvent(new ClipboardEvent('paste', { ...passing, clipboardData: fromSheet }));
    const files = await canvas.findByRole('list', { name: 'Chosen files' });
    await waitFor(() => expect(within(files).getAllByRole('listitem')).toHaveLength(2));
    await expect(within(files).getByText('Daftar harga.pdf')).toBeVisible();
    await expect(within(files).getByText('gudang.png')).toBeVisible();
  },
});

/** A file type that posts do not accept. */
export const WrongKind = meta.story({
  name: 'File type not accepted',
  tags: ['refused'],
  async play({ canvas, canvasElement }) {
    await write(canvas);
    await choose(canvasElement, [new File(['film'], 'promosi.mp4'), photo]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'File "promosi.mp4" is not supported. Please upload images or documents only.',
    );
    await expect(canvas.getByText('gudang.png')).toBeVisible();
  },
});

/** Files over their size limits, and more files than a post accepts. */
// FEED-056
export const TooLarge = meta.story({
  name: 'Files too large or too many',
  tags: ['refused'],
  async play({ canvas, canvasElement }) {
    await write(canvas);
    await choose(canvasElement, [
      new File([new Uint8Array(10 * MEGABYTE + 1)], 'poster.png'),
      new File([new Uint8Array(25 * MEGABYTE + 1)], 'katalog.pdf'),
      ...Array.from({ length: 11 }, () => photo),
    ]);
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent('File "poster.png" is too large. Maximum size is 10MB.');
    await expect(alert).toHaveTextContent('File "katalog.pdf" is too large. Maximum size is 25MB.');
    await expect(alert).toHaveTextContent('A post can carry up to 10 files.');
  },
});

/** The first file is uploaded, the second is uploading; the post can be looked at meanwhile. */
// FEED-014, FEED-015
export const Uploading = meta.story({
  name: "Upload progress of a post's files",
  tags: ['phone', 'sending'],
  beforeEach({ msw }) {
    let uploads = 0;
    const isSecond = () => {
      uploads += 1;
      return uploads === 2;
    };
    msw.use(neverAnswer(uploadFile, { when: isSecond }));
  },
  async play({ canvas, canvasElement }) {
    await write(canvas);
    const drawn = await drawPhoto('gudang.png', 480, 320, { type: 'image/png' });
    await choose(canvasElement, [drawn, list]);
    await canvas.findByText('gudang.png');
    await share(canvas);
    const shared = await sharedPost(canvas);
    const source = () => shared.querySelector('img[width="480"]')?.getAttribute('src');
    await waitFor(() => expect(source()).toBeTruthy());
    const before = source();
    const progress = await canvas.findByRole('progressbar', { name: /^Uploading file 2 of 2 · / });
    await expect(progress).toHaveAttribute('aria-valuenow', '50');
    await expect(canvas.getByRole('button', { name: 'Cancel upload' })).toBeEnabled();
    await expect(within(shared).getByText('Daftar harga.pdf')).toBeVisible();
    await expect(source()).toBe(before);
  },
});

/** Files dropped while the post is sent are left out, and a toast says so. */
export const DroppedWhileSending = meta.story({
  name: 'Files dropped while sending are left out',
  tags: ['sending', 'refused'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(uploadFile));
  },
  async play({ canvas, canvasElement }) {
    await write(canvas);
    await choose(canvasElement, [photo]);
    await share(canvas);
    await canvas.findByRole('progressbar', { name: /^Uploading file 1 of 1/ });
    const composer = canvas.getByRole('region', { name: 'New post' });
    const dropped = new DataTransfer();
    dropped.items.add(list);
    composer.dispatchEvent(new DragEvent('dragover', { ...passing, dataTransfer: dropped }));
    composer.dispatchEvent(new DragEvent('drop', { ...passing, dataTransfer: dropped }));
    await waitFor(() =>
      expect(canvasElement.ownerDocument.body).toHaveTextContent('These files were not added.'),
    );
    const shared = await sharedPost(canvas);
    await expect(within(shared).queryByText('Daftar harga.pdf')).toBeNull();
  },
});

/** A cancelled upload keeps the text, and files already uploaded are not sent again. */
// FEED-053
export const UploadCancelled = meta.story({
  async play({ canvas, canvasElement, msw, userEvent }) {
    const gate = createGate();
    const names: string[] = [];
    msw.use(
      http.post('*/api/files/upload', async ({ request }) => {
        const { name } = (await request.clone().formData()).get('file') as File;
        names.push(name);
        if (name === list.name) await gate.opened;
        return undefined;
      }),
    );
    await write(canvas);
    await choose(canvasElement, [photo, list]);
    await share(canvas);
    await canvas.findByRole('progressbar', { name: /^Uploading file 2 of 2/ });
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel upload' }));
    await expect(canvas.getByRole('textbox')).toHaveValue(text);
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeVisible();
    gate.open();
    await share(canvas);
    await expect(await canvas.findByText('Showing 2 posts')).toBeVisible();
    await expect(names).toEqual([photo.name, list.name, list.name]);
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss notice' }));
  },
});

/** A rejected file is named; text and files stay, and Share retries. */
// FEED-054
export const UploadFailed = meta.story({
  name: 'File refused by the server (upload failed)',
  tags: ['phone', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(uploadFile, 415, 'File type is not supported'));
  },
  async play({ canvas, canvasElement }) {
    await write(canvas);
    await choose(canvasElement, [photo, list]);
    await share(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to create post. Please try again.',
    );
    await expect(canvas.getByText('File type is not supported')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue(text);
    await expect(canvas.getByRole('button', { name: 'Share Post' })).toBeEnabled();
  },
});

/** A proxy rejects a file without a message: the composer shows its own. */
export const UploadOverProxyLimit = meta.story({
  name: 'File too large for the server',
  tags: ['refused'],
  beforeEach({ msw }) {
    msw.use(failWith(uploadFile, 413));
  },
  async play({ canvas, canvasElement }) {
    await write(canvas);
    await choose(canvasElement, [photo]);
    await share(canvas);
    await expect(
      await canvas.findByText("The file is larger than this community's proxy lets through"),
    ).toBeVisible();
  },
});

/** The server dropped the file before the post arrived: the retry uploads it again. */
export const UploadLost = meta.story({
  name: 'Uploaded file lost: sent again by Retry',
  tags: ['failed'],
  async play({ canvas, canvasElement, msw, userEvent }) {
    const uploads = watchCalls(uploadFile);
    msw.use(uploads.handler, failWith(createPost, 404, undefined, { once: true }));
    await write(canvas);
    await choose(canvasElement, [photo]);
    await share(canvas);
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue(text);
    await userEvent.click(canvas.getByRole('button', { name: 'Share Post' }));
    await expect(await canvas.findByText('Showing 2 posts')).toBeVisible();
    await expect(uploads.bodies).toHaveLength(2);
  },
});
