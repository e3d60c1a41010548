import { POST_MAX_LENGTH, updatePost } from '@saudagar/contract';
import { Feed } from '@saudagar/feed';
import {
  buildDocumentInfo,
  buildFileInfo,
  buildPost,
  dropConnection,
  failWith,
  neverAnswer,
  sampleCommunity,
} from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { Remountable } from '@saudagar/storybook/remount';
import { userEvent as browserUser, expect, waitFor, within } from 'storybook/test';

type Canvas = ReturnType<typeof within>;

const meta = preview.meta({
  title: 'Edit your own post',
  component: Feed,
  parameters: { portal: { pages: [], community: () => sampleCommunity({ posts: 1 }) } },
});

/** Opens the menu of the first post, which is the member's own. */
const menu = async (canvas: Canvas) =>
  (await canvas.findAllByRole('button', { name: 'More actions' }))[0] as HTMLElement;
const field = async (canvas: Canvas) =>
  (await canvas.findByRole('textbox', { name: 'Edit post' })) as HTMLTextAreaElement;

async function edit(canvas: Canvas) {
  await browserUser.click(await menu(canvas));
  await browserUser.click(await canvas.findByRole('menuitem', { name: 'Edit' }));
  await waitFor(async () => expect(await field(canvas)).toHaveFocus());
  return field(canvas);
}

async function change(canvas: Canvas, text: string) {
  const input = await edit(canvas);
  await browserUser.clear(input);
  if (text) await browserUser.type(input, text);
  return input;
}

const save = (canvas: Canvas) => browserUser.click(canvas.getByRole('button', { name: 'Save' }));

/** The text with its markup in an editor, with the cursor at its end. */
export const Unchanged = meta.story({
  name: "Editor with the post's text",
  tags: ['phone'],
  async play({ canvas }) {
    if (canvas.queryByRole('textbox', { name: 'Edit post' })) return;
    const input = await edit(canvas);
    await expect(input.value).toContain('**grosir**');
    await expect(input.selectionStart).toBe(input.value.length);
  },
});

/** Escape closes an unchanged editor without confirmation and focuses the menu button. */
export const LeftUnchanged = meta.story({
  name: 'Closed without changes',
  async play({ canvas, userEvent }) {
    await edit(canvas);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('textbox', { name: 'Edit post' })).toBeNull());
    await waitFor(async () => expect(await menu(canvas)).toHaveFocus());
  },
});

/** The edit is being saved; the text is read-only. */
export const Saving = meta.story({
  name: 'Changes being saved',
  tags: ['sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(updatePost));
  },
  async play({ canvas }) {
    const input = await change(canvas, 'Harga baru');
    await save(canvas);
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: 'Save In progress' })).toHaveFocus(),
    );
    await expect(input).toHaveAttribute('readonly');
  },
});

/** Saved: the new text is marked as edited, and a toast confirms it. */
export const Saved = meta.story({
  name: 'Changes saved (edited)',
  tags: ['phone', 'done'],
  async play({ canvas, canvasElement }) {
    if (canvas.queryByText('Harga baru mulai Senin')) return;
    await change(canvas, 'Harga baru mulai Senin');
    await save(canvas);
    await expect(await canvas.findByText('edited')).toHaveAttribute(
      'title',
      expect.stringMatching(/^Ed/),
    );
    await expect(canvas.getByText('Harga baru mulai Senin')).toBeVisible();
    await waitFor(async () => expect(await menu(canvas)).toHaveFocus());
    await waitFor(() =>
      expect(canvasElement.ownerDocument.body).toHaveTextContent('Your changes have been saved.'),
    );
  },
});

/** Keyboard only: Control + Enter saves. */
export const SavedByKeyboard = meta.story({
  tags: ['done'],
  async play({ canvas, userEvent }) {
    (await menu(canvas)).focus();
    await userEvent.keyboard('{Enter}');
    // Appears once the reader is known, above the items for everybody.
    await canvas.findByRole('menuitem', { name: 'Edit' });
    await userEvent.keyboard('{Home}');
    await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(async () => expect(await field(canvas)).toHaveFocus());
    await userEvent.keyboard(' Ditunggu!{Control>}{Enter}{/Control}');
    await canvas.findByText('edited');
    await expect(canvas.getByText(/Ditunggu!/)).toBeVisible();
  },
});

function communityWithFiles() {
  const community = sampleCommunity({ posts: 0 });
  const files = [buildFileInfo({ id: 'foto' }), buildDocumentInfo({ id: 'katalog' })];
  for (const file of files) community.files.add(file, 'member-1');
  community.posts.add(buildPost({ id: 'own', user_id: 'member-1', content: 'Stok', files }));
  return community;
}

/** A file is removed and another one added. */
export const FilesChanged = meta.story({
  name: 'Files removed and added',
  tags: ['phone', 'done'],
  parameters: { portal: { community: communityWithFiles } },
  async play({ canvas, canvasElement, userEvent }) {
    if (canvas.queryByText('edited')) return;
    await edit(canvas);
    const list = within(canvas.getByRole('list', { name: 'Attached files' }));
    await expect(list.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(list.getByRole('button', { name: /^Remove Katalog/ }));
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Add files' })).toHaveFocus());
    const input = canvasElement.querySelector<HTMLInputElement>('.sg-post input[type="file"]');
    const prices = new File(['%PDF-1.4\n'], 'Harga.pdf', { type: 'application/pdf' });
    if (input) await userEvent.upload(input, prices);
    await expect(canvas.getByRole('list', { name: 'New files' })).toHaveTextContent('Harga.pdf');
    await save(canvas);
    await expect(await canvas.findByText('edited')).toBeVisible();
    await expect(canvas.queryByText(/^Katalog/)).toBeNull();
    await expect(canvas.getByRole('link', { name: /^Harga.pdf/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Open photo/ })).toBeVisible();
  },
});

/** Saving failed: the text stays, and Retry saves it. */
export const Retried = meta.story({
  name: 'Saving failed, then retried',
  tags: ['done'],
  beforeEach({ msw }) {
    msw.use(dropConnection(updatePost, { once: true }));
  },
  async play({ canvas, userEvent }) {
    const input = await change(canvas, 'Harga baru');
    await save(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'Your changes were not saved. We cannot reach the server. Please try again in a moment.',
    );
    await expect(input).toHaveValue('Harga baru');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(await canvas.findByText('edited')).toBeVisible();
  },
});

const refusals = [
  [403, 'Only its author may change it.'],
  [404, 'It has been deleted in the meantime.'],
  [409, 'It has been changed elsewhere in the meantime.'],
  [422, 'Too many exclamation marks.'],
] as const;

/** Refused: shows the reason and keeps the text. */
export const Refused = meta.story({
  name: 'Changes refused, with the reason',
  tags: ['phone', 'refused'],
  async play({ canvas, msw }) {
    if (canvas.queryByRole('alert')) return;
    const input = await change(canvas, 'Harga baru');
    for (const [status, text] of refusals) {
      msw.use(failWith(updatePost, status, 'Too many exclamation marks.', { once: true }));
      await save(canvas);
      await waitFor(() => expect(canvas.getByRole('alert')).toHaveTextContent(text));
    }
    await expect(input).toHaveValue('Harga baru');
  },
});

export const Blank = meta.story({
  name: 'Changes refused: nothing is written',
  tags: ['refused'],
  async play({ canvas }) {
    const input = await change(canvas, '');
    await save(canvas);
    await expect(input).toHaveAccessibleDescription('Write something before you save.');
    await waitFor(() => expect(input).toHaveFocus());
  },
});

export const TooLong = meta.story({
  name: 'Text too long',
  tags: ['refused'],
  async play({ canvas, userEvent }) {
    const input = await change(canvas, '');
    await userEvent.click(input);
    await userEvent.paste('harga '.repeat(POST_MAX_LENGTH / 5));
    await save(canvas);
    await expect(input).toHaveAccessibleDescription(/Up to 10,000 characters fit here/);
  },
});

/** Deleted elsewhere: closing the editor removes the post and focuses the next one. */
export const Gone = meta.story({
  name: 'Post deleted meanwhile',
  tags: ['gone'],
  parameters: { portal: { community: () => sampleCommunity({ posts: 2 }) } },
  beforeEach({ msw }) {
    msw.use(failWith(updatePost, 404, 'Post not found'));
  },
  async play({ canvas, userEvent }) {
    await change(canvas, 'Harga baru');
    await save(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'It has been deleted in the meantime.',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(canvas.getAllByRole('article')).toHaveLength(1));
    await waitFor(() => expect(canvas.getByRole('article')).toHaveFocus());
  },
});

/** Closing a changed editor asks for confirmation; continuing keeps the text. */
export const Asking = meta.story({
  name: 'Discard the changes?',
  tags: ['phone', 'asked'],
  async play({ canvas, userEvent }) {
    if (canvas.queryByRole('alertdialog')) return;
    await change(canvas, 'Harga baru');
    await userEvent.keyboard('{Escape}');
    await expect(
      await canvas.findByRole('alertdialog', { name: 'Discard your changes?' }),
    ).toBeVisible();
  },
});

export const KeptEditing = meta.story({
  name: 'Editing continued',
  async play({ canvas, userEvent }) {
    await change(canvas, 'Harga baru');
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Keep editing' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(await field(canvas)).toHaveValue('Harga baru');
    await waitFor(async () => expect(await field(canvas)).toHaveFocus());
  },
});

export const Discarded = meta.story({
  name: 'Changes discarded',
  tags: ['no-picture'],
  async play({ canvas, userEvent }) {
    await change(canvas, 'Harga baru');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await canvas.findByRole('button', { name: 'Discard' }));
    await expect(await canvas.findByText(/Koleksi batik/)).toBeVisible();
    await waitFor(async () => expect(await menu(canvas)).toHaveFocus());
  },
});

/** Left with changes: on return the editor is open with them. */
export const LeftUnsaved = meta.story({
  name: 'Unsaved changes are there on return',
  render: () => (
    <Remountable>
      <Feed />
    </Remountable>
  ),
  async play({ canvas, userEvent }) {
    await change(canvas, 'Harga baru');
    const leave = canvas.getByRole('button', { name: 'Leave or return' });
    await userEvent.click(leave);
    await userEvent.click(leave);
    await expect(await field(canvas)).toHaveValue('Harga baru');
  },
});
