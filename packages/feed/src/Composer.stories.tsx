import { createPost, MEGABYTE, suggestMembers, uploadFile } from '@saudagar/contract';
import {
  createGate,
  delayed,
  dropConnection,
  failWith,
  neverAnswer,
  sampleCommunity,
} from '@saudagar/mocks';
import { type DraftStorage, PortalProvider, type PortalProviderProps } from '@saudagar/portal';
import preview from '@saudagar/storybook/preview';
import { Button } from '@saudagar/ui';
import { HttpResponse, http } from 'msw';
import { useState } from 'react';
import { userEvent as browserUser, expect, waitFor, within } from 'storybook/test';
import { Feed } from './Feed.tsx';

const meta = preview.meta({
  component: Feed,
  parameters: { portal: { community: () => sampleCommunity({ posts: 1 }) } },
});

type Canvas = ReturnType<typeof within>;

const text = 'Stok baru sudah datang! #batik';
const png = Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const photo = new File([png, new Uint8Array(48_000)], 'gudang.png', { type: 'image/png' });
const list = new File(['%PDF-1.4\n', new Uint8Array(260_000)], 'Daftar harga.pdf', {
  type: 'application/pdf',
});

const open = async (canvas: Canvas) => {
  await canvas.findByText('Showing 1 post');
  await browserUser.click(canvas.getByRole('button', { name: 'Start a post' }));
  await canvas.findByRole('button', { name: 'Share Post' });
  return canvas.getByRole('textbox', { name: 'Text of the post' });
};

const write = async (canvas: Canvas) => {
  const field = await open(canvas);
  await browserUser.type(field, text);
  return field;
};

const share = (canvas: Canvas) =>
  browserUser.click(canvas.getByRole('button', { name: 'Share Post' }));

/** Chooses files past the chooser's own filter, as dragging onto it or a phone's chooser may. */
const choose = async (canvasElement: HTMLElement, files: File[]) => {
  const inputs = canvasElement.querySelectorAll<HTMLInputElement>('input[type="file"]');
  const input = inputs[inputs.length - 1];
  if (!input) throw new Error('There is no file chooser');
  await browserUser.setup({ applyAccept: false }).upload(input, files);
};

/** How the browser sends what is dropped or pasted. */
const passing = { bubbles: true, cancelable: true };

/** A line that invites to write. */
export const Collapsed = meta.story({
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Start a post' })).toBeVisible();
    await canvas.findByText('Showing 1 post');
  },
});

/** Opened, with the text area focused. */
export const Expanded = meta.story({
  tags: ['page'],
  async play({ canvas }) {
    await expect(await open(canvas)).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  },
});

/** Cancel collapses and gives focus back. */
export const Cancelled = meta.story({
  async play({ canvas, userEvent }) {
    await open(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Start a post' })).toHaveFocus();
  },
});

/** What was written when the composer was cancelled waits there as a draft. */
export const Draft = meta.story({
  async play({ canvas, userEvent }) {
    await write(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.getByText(text)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Discard draft' })).toBeVisible();
  },
});

/** A draft that was discarded is gone. */
export const Discarded = meta.story({
  async play({ canvas, userEvent }) {
    await write(canvas);
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Discard draft' }));
    const trigger = canvas.getByRole('button', { name: 'Start a post' });
    await expect(trigger).toHaveFocus();
    await userEvent.click(trigger);
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
});

/** A blank post is not sent: the field says why and has focus. */
export const Blank = meta.story({
  async play({ canvas, userEvent }) {
    await userEvent.type(await open(canvas), '   ');
    await share(canvas);
    const field = canvas.getByRole('textbox');
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription('Write something before you share your post.');
  },
});

/** More than the server stores. */
export const TooLong = meta.story({
  async play({ canvas, userEvent }) {
    await open(canvas);
    await userEvent.paste('harga '.repeat(1_700));
    await share(canvas);
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'A post can hold up to 10000 characters. Please shorten it. 9700 characters over the limit',
    );
  },
});

/** Up to 400 characters the counter alone tells how long the text is. */
export const Counted = meta.story({
  async play({ canvas, userEvent }) {
    await open(canvas);
    await userEvent.paste('a'.repeat(399));
    await userEvent.keyboard('👍');
    await expect(canvas.getByText('400/500')).toBeVisible();
    await expect(canvas.queryByText(/remaining/)).toBeNull();
  },
});

/** Above 400 characters it says how many remain. */
export const NearLimit = meta.story({
  async play({ canvas, userEvent }) {
    const field = await open(canvas);
    await userEvent.paste('kain '.repeat(90).trimEnd().padEnd(450, '.'));
    await expect(canvas.getByText('450/500')).toBeVisible();
    await expect(field).toHaveAccessibleDescription('50 characters remaining');
  },
});

/** Above 500 it says so in red; the post can be shared all the same. */
export const OverLimit = meta.story({
  tags: ['page'],
  async play({ canvas, userEvent }) {
    const field = await open(canvas);
    await userEvent.paste('kain '.repeat(104));
    await expect(field).toHaveAccessibleDescription('20 characters over the limit');
    await expect(canvas.getByRole('button', { name: 'Share Post' })).toBeEnabled();
  },
});

/** Marks from the toolbar, in the post that is shared. */
export const Formatted = meta.story({
  async play({ canvas, userEvent }) {
    const field = (await write(canvas)) as HTMLTextAreaElement;
    field.setSelectionRange(5, 9);
    await userEvent.click(await canvas.findByRole('button', { name: 'Bold' }));
    await expect(field).toHaveValue('Stok **baru** sudah datang! #batik');
    await share(canvas);
    await expect(await canvas.findByText('baru')).toHaveRole('strong');
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss notice' }));
  },
});

/** While a mention is typed the server's members are offered. */
export const Suggesting = meta.story({
  tags: ['page'],
  async play({ canvas, userEvent }) {
    const field = await open(canvas);
    await canvas.findByRole('toolbar');
    await userEvent.type(field, 'Terima kasih @');
    document.execCommand('insertText', false, 'd');
    const list = await within(document.body).findByRole('listbox', { name: 'Suggestions' });
    await expect(within(list).getAllByRole('option').length).toBeGreaterThan(0);
  },
});

/** A server that suggests nothing: the text is written as ever. */
export const NoSuggestions = meta.story({
  beforeEach({ msw }) {
    msw.use(failWith(suggestMembers, 404, 'Not found'));
  },
  async play({ canvas, userEvent }) {
    const field = await open(canvas);
    await userEvent.type(field, 'Halo @de dan @si');
    await expect(within(document.body).queryByRole('listbox')).toBeNull();
    await expect(field).toHaveValue('Halo @de dan @si');
  },
});

/** Files change places by their buttons, and by dragging their pictures. */
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
    await expect(earlier).toHaveFocus();
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

/** Chosen files, each of which can be taken out. */
export const FilesChosen = meta.story({
  tags: ['page'],
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

/** Dragged onto the collapsed composer, files open it; a picture can be pasted, text stays text. */
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

    const pasted = new DataTransfer();
    pasted.items.add(photo);
    field.dispatchEvent(new ClipboardEvent('paste', { ...passing, clipboardData: pasted }));
    const fromSheet = new DataTransfer();
    fromSheet.items.add(photo);
    fromSheet.setData('text/plain', 'Harga 12.000');
    field.dispatchEvent(new ClipboardEvent('paste', { ...passing, clipboardData: fromSheet }));
    const files = await canvas.findByRole('list', { name: 'Chosen files' });
    await waitFor(() => expect(within(files).getAllByRole('listitem')).toHaveLength(2));
    await expect(within(files).getByText('Daftar harga.pdf')).toBeVisible();
    await expect(within(files).getByText('gudang.png')).toBeVisible();
  },
});

/** A kind of file that a post cannot carry. */
export const WrongKind = meta.story({
  async play({ canvas, canvasElement }) {
    await write(canvas);
    await choose(canvasElement, [new File(['film'], 'promosi.mp4'), photo]);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'File "promosi.mp4" is not supported. Please upload images or documents only.',
    );
    await expect(canvas.getByText('gudang.png')).toBeVisible();
  },
});

/** Files over their limits, and more of them than a post carries. */
export const TooLarge = meta.story({
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

/** The first file is there, the second on its way; nothing can be changed meanwhile. */
export const Uploading = meta.story({
  tags: ['page'],
  beforeEach({ msw }) {
    msw.use(
      http.post('*/api/files/upload', async ({ request }) => {
        const { name } = (await request.clone().formData()).get('file') as File;
        return name === list.name ? new Promise<never>(() => {}) : undefined;
      }),
    );
  },
  async play({ canvas, canvasElement }) {
    await write(canvas);
    await choose(canvasElement, [photo, list]);
    await share(canvas);
    const progress = await canvas.findByRole('progressbar', { name: 'Uploading file 2 of 2' });
    await expect(progress).toHaveAttribute('aria-valuenow', '50');
    await expect(canvas.getByRole('button', { name: 'Cancel upload' })).toBeEnabled();
    await expect(canvas.getByRole('textbox')).toHaveAttribute('readonly');
    await expect(
      canvas.getByRole('progressbar', { name: 'Uploading Daftar harga.pdf' }),
    ).toBeVisible();
  },
});

/** A cancelled upload keeps the text, and what was there already is not sent again. */
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
    await canvas.findByRole('progressbar', { name: 'Uploading file 2 of 2' });
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

/** A file that the server would not take is named; text and files stay, and Share tries again. */
export const UploadFailed = meta.story({
  tags: ['page'],
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

/** The post is on its way. */
export const Publishing = meta.story({
  beforeEach({ msw }) {
    msw.use(neverAnswer(createPost));
  },
  async play({ canvas }) {
    await write(canvas);
    await share(canvas);
    await expect(canvas.getByRole('button', { name: 'Share Post In progress' })).toHaveFocus();
    await expect(canvas.getByRole('button', { name: 'Cancel' })).toBeDisabled();
  },
});

/** Publishing failed: everything stays as it was. */
export const PublishFailed = meta.story({
  beforeEach({ msw }) {
    msw.use(dropConnection(createPost));
  },
  async play({ canvas, canvasElement }) {
    await write(canvas);
    await choose(canvasElement, [photo]);
    await share(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Failed to create post. Please try again.',
    );
    await expect(canvas.getByRole('textbox')).toHaveValue(text);
    await expect(canvas.getByText('gudang.png')).toBeVisible();
  },
});

/** A retry uploads nothing twice and makes one post, even where the first answer was lost. */
export const Retried = meta.story({
  async play({ canvas, canvasElement, msw, mocks, userEvent }) {
    let uploads = 0;
    msw.use(
      http.post('*/api/files/upload', () => {
        uploads += 1;
        return undefined;
      }),
      http.post(
        '*/api/posts',
        async ({ request }) => {
          const { content, client_id } = (await request.clone().json()) as Record<string, string>;
          const author = mocks.community.accounts.find('member-1');
          if (!author || !content || !client_id) throw new Error('Not a post');
          mocks.community.createPost(author, { content, attachments: ['upload-1'], client_id });
          return HttpResponse.error();
        },
        { once: true },
      ),
    );
    await write(canvas);
    await choose(canvasElement, [photo]);
    await share(canvas);
    await canvas.findByRole('alert');
    await share(canvas);
    await expect(await canvas.findByText('Showing 2 posts')).toBeVisible();
    await expect(uploads).toBe(1);
    await expect(mocks.community.posts.list('member-1', {}).items).toHaveLength(2);
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss notice' }));
  },
});

/** Published: first in the list, the composer is empty and collapsed, and the member is told. */
export const Published = meta.story({
  async play({ canvas, canvasElement, userEvent }) {
    await write(canvas);
    await choose(canvasElement, [photo, list]);
    await share(canvas);
    await expect(await canvas.findByText('Your post has been shared.')).toBeVisible();
    const [first] = canvas.getAllByRole('article');
    if (!first) throw new Error('No post');
    await expect(first).toHaveTextContent('Stok baru sudah datang!');
    await expect(within(first).getByRole('link', { name: /^Daftar harga\.pdf/ })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start a post' })).toHaveFocus();
    await userEvent.click(await canvas.findByRole('button', { name: 'Dismiss notice' }));
  },
});

function Leavable() {
  const [isHere, setIsHere] = useState(true);
  return (
    <>
      <Button onPress={() => setIsHere(!isHere)}>Leave or return</Button>
      {isHere && <Feed />}
    </>
  );
}

/** Leaving the page while a file goes up loses nothing: the post is there on return. */
export const LeftWhileUploading = meta.story({
  render: () => <Leavable />,
  async play({ canvas, canvasElement, msw, mocks, userEvent }) {
    const gate = createGate();
    msw.use(delayed(uploadFile, gate));
    await write(canvas);
    await choose(canvasElement, [photo]);
    await share(canvas);
    const leave = canvas.getByRole('button', { name: 'Leave or return' });
    await userEvent.click(leave);
    gate.open();
    await waitFor(() => expect(mocks.community.posts.list('member-1', {}).items).toHaveLength(2));
    await userEvent.click(leave);
    await userEvent.click(await canvas.findByRole('button', { name: /New posts/ }));
    await expect(await canvas.findByText('Showing 2 posts')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Start a post' })).toBeVisible();
  },
});

/** What is typed and not sent is there on return. */
export const LeftUnsent = meta.story({
  render: () => <Leavable />,
  async play({ canvas, userEvent }) {
    await write(canvas);
    const leave = canvas.getByRole('button', { name: 'Leave or return' });
    await userEvent.click(leave);
    await userEvent.click(leave);
    await expect(await canvas.findByRole('textbox')).toHaveValue(text);
    await canvas.findByText('Showing 1 post');
  },
});

function Reloadable({
  session,
  draftStorage,
}: Pick<PortalProviderProps, 'session' | 'draftStorage'>) {
  const [loads, setLoads] = useState(1);
  return (
    <>
      <Button onPress={() => setLoads(loads + 1)}>Load the page anew</Button>
      <PortalProvider
        key={loads}
        baseUrl={window.location.origin}
        {...(session && { session })}
        {...(draftStorage && { draftStorage })}
      >
        <Feed />
      </PortalProvider>
    </>
  );
}

/** What was written is there with its files when the page is loaded anew. */
export const DraftRestored = meta.story({
  render: (_, { session, draftStorage }) => <Reloadable {...{ session, draftStorage }} />,
  async play({ canvas, canvasElement, userEvent }) {
    await write(canvas);
    await choose(canvasElement, [photo, list]);
    await canvas.findByText('gudang.png');
    Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
    document.dispatchEvent(new Event('visibilitychange'));
    Reflect.deleteProperty(document, 'visibilityState');
    await userEvent.click(canvas.getByRole('button', { name: 'Load the page anew' }));
    await expect(await canvas.findByText(text)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Draft/ }));
    await expect(canvas.getByRole('textbox')).toHaveValue(text);
    await expect(await canvas.findByText('Daftar harga.pdf')).toBeVisible();
    await canvas.findByText('Showing 1 post');
  },
});

/** A browser without room for the files says so; the text is kept. */
export const DraftWithoutFiles = meta.story({
  beforeEach(context) {
    const { draftStorage } = context;
    const small: DraftStorage = {
      ...draftStorage,
      change: (key, change) =>
        draftStorage.change(key, (kept) => {
          const next = change(kept) as { drafts: { files: unknown[] }[] } | undefined;
          if (next?.drafts.some(({ files }) => files.length > 0)) {
            throw new DOMException('full', 'QuotaExceededError');
          }
          return next;
        }),
    };
    context.draftStorage = small;
  },
  async play({ canvas, canvasElement }) {
    await write(canvas);
    await choose(canvasElement, [photo]);
    await expect(await canvas.findByText(/files of your draft do not fit/)).toBeVisible();
  },
});

/** A browser that keeps nothing says so while there is something to lose. */
export const DraftUnkept = meta.story({
  beforeEach(context) {
    context.draftStorage = {
      ...context.draftStorage,
      change: () => Promise.reject(new Error('No storage')),
    };
  },
  async play({ canvas }) {
    await write(canvas);
    await expect(await canvas.findByText(/cannot keep your draft/)).toBeVisible();
  },
});
