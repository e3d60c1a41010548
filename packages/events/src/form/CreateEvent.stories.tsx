import { createEvent, uploadEventDocument, uploadEventImage } from '@saudagar/contract';
import { failWith, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CreateEventDialog } from './CreateEventDialog.tsx';
import { chooseIn, dialogOf, fillRequired, pdf, png, typeMoment } from './form.testing.ts';

const meta = preview.meta({
  title: 'Create an event',
  tags: ['organizer'],
  component: CreateEventDialog,
  args: { onClose: fn(), onCreated: fn() },
  parameters: { portal: { pages: [] }, layout: 'fullscreen' },
});

const open = () => dialogOf('Create Event');
const submit = async () => (await open()).getByRole('button', { name: 'Create Event' });

/** Create Event is disabled until every required field is filled in. */
// EVT-106–111
export const Untouched = meta.story({
  name: 'Empty form',
  tags: ['phone'],
  async play() {
    await expect(await submit()).toBeDisabled();
    await expect(await submit()).toHaveAccessibleDescription(
      'Add a title, a description, a type, a start, an end, and a location',
    );
    const dialog = await open();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Kelas');
    await expect(await submit()).toHaveAccessibleDescription(/^Add a description, a type/);
    await userEvent.clear(dialog.getByRole('textbox', { name: 'Title' }));
  },
});

/** Values the server would reject show an error beside their field. */
// EVT-169
export const EndBeforeStart = meta.story({
  name: 'Refused: end before start, invalid values',
  tags: ['refused'],
  async play() {
    const dialog = await open();
    await fillRequired(dialog);
    await typeMoment(dialog, 'End', '12042026');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Max attendees' }), '0');
    await userEvent.click(dialog.getByRole('button', { name: 'Add a link' }));
    await userEvent.type(dialog.getByRole('textbox', { name: 'Address' }), 'peta');
    await userEvent.click(await submit());
    await expect(await dialog.findByText('The end must not be before the start')).toBeVisible();
    await expect(dialog.getByText('Give the link a title')).toBeVisible();
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^month/),
    );
  },
});

/** Uploads in progress, one row per file. */
export const Uploading = meta.story({
  name: 'Files uploading',
  tags: ['sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(uploadEventDocument));
  },
  async play() {
    const dialog = await open();
    await fillRequired(dialog);
    await chooseIn(dialog, 'Banner', png('spanduk.png'));
    await chooseIn(dialog, 'Documents', pdf('jadwal.pdf'));
    await userEvent.click(await submit());
    await expect(await screen.findByText('File 2 of 2')).toBeVisible();
    await expect(screen.getByText('jadwal.pdf')).toBeVisible();
  },
});

/** Keyboard only: fill in, create, and see the documented message. */
// EVT-139–149, EVT-168, EVT-171
export const Created = meta.story({
  name: 'Event created',
  tags: ['done'],
  async play({ args, canvas, mocks }) {
    const dialog = await open();
    await fillRequired(dialog);
    await userEvent.tab();
    await userEvent.keyboard('Balai Kota');
    await userEvent.tab();
    await userEvent.keyboard('40');
    await userEvent.tab();
    await userEvent.keyboard('75000');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Tags' }), 'batik,');
    await userEvent.click(dialog.getByRole('button', { name: 'Add a link' }));
    // Enter moves to the next field and does not submit the form.
    await userEvent.type(dialog.getByRole('textbox', { name: 'Link title' }), 'Peta{Enter}');
    await expect(dialog.getByRole('textbox', { name: 'Address' })).toHaveFocus();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Address' }), 'peta.example/solo');
    await expect(dialog.getByRole('textbox', { name: 'Note' })).toBeVisible();
    (await submit()).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByText('Event created successfully!')).toBeVisible();
    await expect(args.onClose).toHaveBeenCalledOnce();
    const made = mocks.community.communityEvents
      .all()
      .find(({ event }) => event.title === 'Kelas Membatik')?.event;
    await expect(made).toMatchObject({
      start_date: '2026-12-05T02:00:00.000Z',
      venue: 'Balai Kota',
      max_attendees: 40,
      price: 75_000,
      tags: ['batik'],
      links: [{ title: 'Peta', url: 'https://peta.example/solo' }],
    });
  },
});

/** Creates the event, then uploads its files; the message lists the uploaded ones. */
// EVT-112, EVT-153–168
export const WithFiles = meta.story({
  name: 'Created with files',
  tags: ['no-picture', 'done'],
  async play({ canvas, args, mocks }) {
    const dialog = await open();
    await fillRequired(dialog, 'Kelas Tenun');
    await chooseIn(dialog, 'Banner', png('spanduk.png'));
    await chooseIn(dialog, 'Gallery', png('alat.png'), png('kain.png'));
    await chooseIn(dialog, 'Documents', pdf('jadwal.pdf'));
    await userEvent.click(await submit());
    await expect(
      await canvas.findByText(
        'Event created successfully! Uploaded: spanduk.png, alat.png, kain.png, jadwal.pdf',
      ),
    ).toBeVisible();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    const made = mocks.community.communityEvents
      .all()
      .find(({ event }) => event.title === 'Kelas Tenun');
    await expect(made?.files.map(({ kind }) => kind)).toEqual([
      'banner',
      'gallery',
      'gallery',
      'document',
    ]);
  },
});

/** A failed upload keeps the event and names the missing files; Retry uploads only those. */
// EVT-166
export const FilesMissing = meta.story({
  name: 'Event created, file upload failed',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(uploadEventImage, 500));
  },
  async play({ msw, canvas, args }) {
    const dialog = await open();
    await fillRequired(dialog);
    await chooseIn(dialog, 'Banner', png('spanduk.png'));
    await chooseIn(dialog, 'Documents', pdf('jadwal.pdf'));
    await userEvent.click(await submit());
    await expect(
      await screen.findByText(/these files are still missing: spanduk\.png\./),
    ).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await expect(await screen.findByText(/still missing: spanduk\.png\./)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(args.onCreated).toHaveBeenCalledOnce();
    await expect(canvas.queryByText(/Event created/)).toBeNull();
    msw.resetHandlers();
    msw.use(failWith(uploadEventImage, 500));
  },
});

/** A file that the server refuses: the reason is shown, and it is not tried again. */
// EVT-252
export const FileRefused = meta.story({
  name: 'Event created, one file refused',
  tags: ['no-picture', 'refused'],
  beforeEach({ msw }) {
    msw.use(failWith(uploadEventImage, 415, 'File type is not supported'));
  },
  async play({ args }) {
    const dialog = await open();
    await fillRequired(dialog);
    await chooseIn(dialog, 'Banner', png('spanduk.png'));
    await userEvent.click(await submit());
    const text = 'The event is saved without spanduk.png: File type is not supported';
    await expect(await screen.findByText(text)).toBeVisible();
    await expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Closed with files missing: the message lists the uploaded ones. */
// EVT-167
export const LeftIncomplete = meta.story({
  name: 'Closed with files missing',
  tags: ['no-picture', 'done'],
  beforeEach({ msw }) {
    msw.use(failWith(uploadEventImage, 500));
  },
  async play({ canvas, args }) {
    const dialog = await open();
    await fillRequired(dialog);
    await chooseIn(dialog, 'Banner', png('spanduk.png'));
    await chooseIn(dialog, 'Documents', pdf('jadwal.pdf'));
    await userEvent.click(await submit());
    await screen.findByText(/still missing/);
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(
      await canvas.findByText('Event created successfully! Uploaded: jadwal.pdf'),
    ).toBeVisible();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Shows the server's message or the documented one; the form keeps its values. */
// EVT-151, EVT-152
export const ServerError = meta.story({
  name: 'Event could not be created',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(createEvent, 500));
  },
  async play({ args }) {
    const dialog = await open();
    await fillRequired(dialog);
    await userEvent.click(await submit());
    await expect(await dialog.findByText('Failed to create event')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Kelas Membatik');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
});

/** Closing with unsaved changes asks for confirmation. */
export const Discarding = meta.story({
  name: 'Discard what was typed?',
  tags: ['no-picture', 'asked'],
  async play({ args }) {
    const dialog = await open();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), 'Kelas');
    await userEvent.keyboard('{Escape}');
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});
