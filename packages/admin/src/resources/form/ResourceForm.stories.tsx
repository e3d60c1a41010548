import { createResource, getFileInfo, updateResource, uploadFileAlias } from '@saudagar/contract';
import {
  buildDocumentInfo,
  buildFileInfo,
  buildResource,
  dropConnection,
  failWith,
  neverAnswer,
  replyWith,
  sampleCommunity,
} from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ADMIN, choose, type Found, opened, pdf, waitingChange } from '../resources.testing.ts';
import { ResourceDialog } from './ResourceDialog.tsx';

const meta = preview.meta({
  title: 'Create or edit a resource',
  tags: ['admin'],
  component: ResourceDialog,
  args: { resource: null, onClose: fn() },
  parameters: { portal: { signedInAs: ADMIN }, layout: 'fullscreen' },
});

const open = () => opened('dialog', /^(Add|Edit) Resource$/);
const press = (dialog: Found, name: string) =>
  userEvent.click(dialog.getByRole('button', { name }));
const write = (dialog: Found, name: string, text: string) =>
  userEvent.type(dialog.getByRole('textbox', { name }), text);
const pick = (dialog: Found, name: string, option: string) =>
  userEvent.selectOptions(dialog.getByRole('combobox', { name }), option);

/** Scrolls to the part of the form the story shows, for its screenshot. */
const bringIntoView = (element: Element) => element.scrollIntoView({ block: 'center' });

async function fill(dialog: Found, title = 'Kelas ekspor', type = 'Article'): Promise<void> {
  await write(dialog, 'Title', title);
  await pick(dialog, 'Type', type);
  await pick(dialog, 'Category', 'Finance');
  await write(dialog, 'Description', 'Langkah demi langkah.');
  await write(dialog, 'Author name', 'Maya Kusuma');
  await write(dialog, 'Author organization', 'Klinik UMKM');
}

/** All fields; the duration appears once a type is chosen. */
// ADM-189–205
export const Untouched = meta.story({
  name: 'Empty form',
  tags: ['phone'],
  async play() {
    const dialog = await open();
    for (const name of ['Title', 'Description', 'Author name', 'Author organization'])
      await expect(dialog.getByRole('textbox', { name })).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Priority' })).toHaveValue('0');
    await expect(dialog.getByRole('checkbox', { name: 'Featured Resource' })).not.toBeChecked();
    await expect(dialog.getByRole('checkbox', { name: 'Save as Draft' })).not.toBeChecked();
    await expect(dialog.queryByRole('textbox', { name: 'Duration' })).toBeNull();
    await expect(dialog.getByRole('button', { name: 'Create' })).toBeEnabled();
  },
});

/** Missing and invalid values show errors beside their fields. */
// ADM-208–223, ADM-260
export const Incomplete = meta.story({
  name: 'Required fields missing, values invalid',
  tags: ['refused'],
  async play() {
    const dialog = await open();
    await write(dialog, 'Content URL', 'kelas');
    await press(dialog, 'Create');
    for (const name of ['Title', 'Type', 'Description', 'Category', 'Author name'])
      await expect(await dialog.findByText(`${name} is required`)).toBeVisible();
    await expect(dialog.getByText('Author organization is required')).toBeVisible();
    await expect(dialog.getByText(/^Enter an address that begins/)).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveFocus());
  },
});

/** Rejected files show the documented messages. */
// ADM-235–238
export const FilesRefused = meta.story({
  name: 'Files too large or of a wrong type',
  tags: ['refused'],
  async play() {
    const dialog = await open();
    const large = pdf('besar.pdf');
    Object.defineProperty(large, 'size', { value: 26 * 1024 * 1024 });
    await choose(dialog, new File(['MZ'], 'alat.exe'), large);
    const refusal = 'File "alat.exe" is not supported. Please upload images or documents only.';
    await expect(await dialog.findByText(refusal)).toBeVisible();
    const tooLarge = dialog.getByText('File "besar.pdf" is too large. Maximum size is 25MB.');
    await expect(tooLarge).toBeVisible();
    bringIntoView(tooLarge);
  },
});

/** Saving is disabled while a file is uploading. */
// ADM-201, ADM-224, FEED-053
export const Uploading = meta.story({
  name: 'File uploading',
  tags: ['sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(uploadFileAlias));
  },
  async play() {
    const dialog = await open();
    await choose(dialog, pdf('modul.pdf'));
    const progress = await dialog.findByRole('progressbar', { name: /^Uploading file 1/ });
    await expect(progress).toBeVisible();
    await waitFor(() => expect(dialog.getByRole('button', { name: 'Create' })).toBeDisabled());
    bringIntoView(progress);
  },
});

/** The resource is being saved; a second press does nothing. */
// ADM-225
export const Saving = meta.story({
  name: 'Resource being saved',
  tags: ['sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(createResource));
  },
  async play() {
    const dialog = await open();
    await fill(dialog);
    await press(dialog, 'Create');
    await waitFor(() =>
      expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveAttribute('readonly'),
    );
  },
});

/** A draft with a file, tags and a duration, as the server then stores it. */
// ADM-219–221, ADM-239–246, ADM-257
export const Created = meta.story({
  name: 'Draft created',
  tags: ['no-picture', 'done'],
  async play({ args, canvas, mocks }) {
    const dialog = await open();
    await fill(dialog, 'Kelas ekspor', 'Video');
    await expect(dialog.queryByRole('textbox', { name: 'Read time' })).toBeNull();
    await write(dialog, 'Duration', '12');
    await write(dialog, 'Tags', ' ekspor, ,kopi ,');
    await write(dialog, 'Content URL', 'https://kelas.example.com/1');
    await choose(dialog, pdf('modul.pdf'));
    await expect(await dialog.findByRole('button', { name: 'Download modul.pdf' })).toBeVisible();
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Save as Draft' }));
    await userEvent.click(dialog.getByRole('checkbox', { name: 'Featured Resource' }));
    await press(dialog, 'Create');
    await expect(await canvas.findByText('Resource created successfully!')).toBeVisible();
    await expect(args.onClose).toHaveBeenCalledOnce();
    const made = mocks.community.resources
      .narrowed({})
      .find(({ resource }) => resource.title === 'Kelas ekspor')?.resource;
    await expect(made).toMatchObject({
      approval_status: 'draft',
      featured: true,
      tags: ['ekspor', 'kopi'],
      duration_minutes: 12,
      read_time_minutes: null,
      priority: 0,
    });
    await expect(made?.attachments).toHaveLength(1);
  },
});

/** The server's own words, where it says why. */
// ADM-249
export const SaveRefused = meta.story({
  name: 'Saving refused by the server',
  tags: ['no-picture', 'refused'],
  beforeEach({ msw }) {
    msw.use(failWith(createResource, 409, 'A resource with this title exists already'));
  },
  async play({ args }) {
    const dialog = await open();
    await fill(dialog);
    await press(dialog, 'Create');
    await expect(
      await dialog.findByText('A resource with this title exists already'),
    ).toBeVisible();
    await expect(dialog.queryByText(/^Failed to/)).toBeNull();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Kelas ekspor');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** A response without a message; the form keeps its values. */
// ADM-247
export const ServerError = meta.story({
  name: 'Resource could not be saved',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(replyWith(createResource, {}, { status: 500 }));
  },
  async play({ args }) {
    const dialog = await open();
    await fill(dialog);
    await press(dialog, 'Create');
    await expect(await dialog.findByText('Failed to create resource')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Kelas ekspor');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** A response that is not a resource. */
// ADM-250
export const Unreadable = meta.story({
  name: 'Save failed: unreadable server response',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(replyWith(createResource, {}, { status: 201 }));
  },
  async play() {
    const dialog = await open();
    await fill(dialog);
    await press(dialog, 'Create');
    await expect(await dialog.findByText('Failed to save resource')).toBeVisible();
  },
});

/** Without a network the form keeps its values; saved once it is back. */
// ADM-251, ADM-259
export const Offline = meta.story({
  name: 'No network: input stays',
  tags: ['no-picture', 'offline'],
  beforeEach({ msw }) {
    msw.use(dropConnection(createResource, { once: true }));
  },
  async play({ args, canvas }) {
    const dialog = await open();
    await fill(dialog);
    await press(dialog, 'Create');
    await expect(
      await dialog.findByText('Failed to save resource. Please try again.'),
    ).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Kelas ekspor');
    await expect(args.onClose).not.toHaveBeenCalled();
    await press(dialog, 'Create');
    await expect(await canvas.findByText('Resource created successfully!')).toBeVisible();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Closing with unsaved changes asks for confirmation. */
export const Discarding = meta.story({
  name: 'Discard what was typed?',
  tags: ['no-picture', 'asked'],
  async play({ args }) {
    const dialog = await open();
    await write(dialog, 'Title', 'Kelas');
    await press(dialog, 'Cancel');
    const confirmation = within(await screen.findByRole('alertdialog'));
    await userEvent.click(confirmation.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

const pictureInfo = buildFileInfo({ id: 'foto-1', original_filename: 'sampul.jpg' }, 1);
const bookInfo = buildDocumentInfo({ id: 'buku-1', original_filename: 'panduan.pdf' });
const resource = buildResource({
  id: 'resource-edited',
  title: 'Panduan ekspor',
  files: [pictureInfo, bookInfo],
});

function withEdited() {
  const community = sampleCommunity({ posts: 0 });
  community.resources.add(resource);
  return community;
}

/** The resource's fields and files: images open in a viewer, documents download. */
// ADM-206, ADM-207, ADM-256
export const Editing = meta.story({
  name: "Form with the resource's values",
  tags: ['phone'],
  args: { resource },
  parameters: { portal: { signedInAs: ADMIN, community: withEdited } },
  async play() {
    const dialog = await open();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Panduan ekspor');
    await expect(await dialog.findByRole('button', { name: 'View sampul.jpg' })).toBeVisible();
    const book = dialog.getByRole('button', { name: 'Download panduan.pdf' });
    await expect(book).toBeVisible();
    bringIntoView(book);
  },
});

/** The form opens with the changes that wait for approval, and says so. */
// ADM-381
export const EditWaiting = meta.story({
  name: 'Earlier changes wait for approval',
  args: { resource: { ...resource, revision: waitingChange({ title: 'Panduan impor' }) } },
  parameters: { portal: { signedInAs: ADMIN, community: withEdited } },
  async play() {
    const dialog = await open();
    await expect(dialog.getByText(/^These are the changes that wait/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Panduan impor');
  },
});

/** Files whose details fail to load show an error each. */
// ADM-252, ADM-254
export const FilesUnread = meta.story({
  name: 'Files could not be loaded',
  tags: ['failed'],
  args: { resource: { ...resource, files: undefined } },
  beforeEach({ msw }) {
    msw.use(failWith(getFileInfo, 500));
  },
  async play() {
    const dialog = await open();
    await waitFor(() => expect(dialog.getAllByText('Failed to load file')).toHaveLength(2));
  },
});

/** Saving deletes a removed file and leaves untouched fields unchanged. */
export const Updated = meta.story({
  name: 'Changes saved, a file removed',
  tags: ['no-picture', 'done'],
  args: { resource },
  parameters: { portal: { signedInAs: ADMIN, community: withEdited } },
  async play({ canvas, mocks }) {
    const dialog = await open();
    await press(dialog, 'Remove sampul.jpg');
    await press(dialog, 'Update');
    await expect(await canvas.findByText('Resource updated successfully!')).toBeVisible();
    const saved = mocks.community.resources.get('resource-edited').resource;
    await expect(saved.attachments).toEqual(['buku-1']);
    await expect(saved.body).toBe(resource.body);
  },
});

/** A failed update; the changes are restored when the form is reopened. */
// ADM-248
export const UpdateFailed = meta.story({
  name: 'Changes could not be saved',
  tags: ['no-picture', 'failed'],
  args: { resource },
  beforeEach({ msw }) {
    msw.use(replyWith(updateResource, {}, { status: 500 }));
  },
  async play() {
    const dialog = await open();
    await write(dialog, 'Title', ' 2');
    await press(dialog, 'Update');
    await expect(await dialog.findByText('Failed to update resource')).toBeVisible();
  },
});
