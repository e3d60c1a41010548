import {
  type Event,
  getEventAttachments,
  getEventHistory,
  getEventPermissions,
  updateEvent,
} from '@saudagar/contract';
import { buildEvent, failWith, neverAnswer, replyWith } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { withWaitingEdit } from '../events.testing.ts';
import { EditEventDialog } from './EditEventDialog.tsx';
import { chooseIn, dialogOf, pdf } from './form.testing.ts';

/** A sample event of member-1, with registrations and files. */
const own: Event = buildEvent({ id: 'event-01', title: 'Temu Usaha Batik dan Tenun Yogyakarta' });

const WAITING = { created_at: '2026-11-20T02:00:00Z', is_own: true };

const meta = preview.meta({
  title: 'Edit an event',
  tags: ['organizer'],
  component: EditEventDialog,
  args: { event: own, onClose: fn() },
  parameters: { portal: { pages: [] }, layout: 'fullscreen' },
});

const open = async () => {
  await screen.findByRole('textbox', { name: 'Title' });
  return dialogOf('Edit Event');
};
const save = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field);
  await userEvent.type(field, text);
};

/** The current event with its files. */
export const Ready = meta.story({
  name: "Form with the event's values",
  tags: ['phone'],
  async play() {
    const dialog = await open();
    await expect(dialog.getByText('Susunan Acara Temu Usaha.pdf')).toBeVisible();
  },
});

/** Permissions are loading. */
// EVT-176
export const Loading = meta.story({
  name: 'May I edit? Being checked',
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(getEventPermissions));
  },
});

/** Editing is denied with the server's reason. */
// EVT-183
export const Refused = meta.story({
  name: 'Editing refused, with the reason',
  tags: ['forbidden'],
  args: { event: buildEvent({ id: 'event-07' }) },
  async play({ canvas, args }) {
    await expect(await canvas.findByText(/^Cannot edit event: /)).toBeVisible();
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** A 403 shows the documented message. */
// EVT-184
export const Forbidden = meta.story({
  name: 'Cannot edit event: no permission',
  tags: ['forbidden'],
  beforeEach({ msw }) {
    msw.use(failWith(getEventPermissions, 403));
  },
  async play({ canvas }) {
    await expect(
      await canvas.findByText('You do not have permission to edit this event'),
    ).toBeVisible();
  },
});

/** Any other failure shows the documented message. */
// EVT-185
export const Uncheckable = meta.story({
  name: 'Permission could not be checked',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(getEventPermissions, 500));
  },
  async play({ canvas, args }) {
    await expect(await canvas.findByText('Error checking edit permissions')).toBeVisible();
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

/** The form opens with the changes that wait for approval, and says so. */
// ADM-381
export const Waiting = meta.story({
  name: 'Earlier changes wait for approval',
  args: { event: { ...own, revision: { ...WAITING, changes: { title: 'Temu Usaha Tenun' } } } },
  parameters: { portal: { pages: [], community: withWaitingEdit } },
  async play() {
    const dialog = await open();
    await expect(dialog.getByText(/^These are the changes that wait/)).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Temu Usaha Tenun');
  },
});

/** Fields locked by a restriction are read-only: the member's own past event. */
// EVT-195–200
export const Locked = meta.story({
  name: 'Past event: some fields locked',
  args: { event: buildEvent({ id: 'event-09' }) },
  async play() {
    const dialog = await open();
    for (const name of ['Title', 'Location'])
      await expect(dialog.getByRole('textbox', { name })).toBeDisabled();
    await expect(dialog.getByRole('textbox', { name: 'Venue' })).toBeEnabled();
  },
});

/** The files could not be loaded; everything else is editable. */
export const FilesUnread = meta.story({
  name: 'Files could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(getEventAttachments, 500));
  },
  async play() {
    const dialog = await open();
    await expect(dialog.getByText(/files of this event could not be read/)).toBeVisible();
  },
});

/** A moderator needs a reason, and the limit cannot go below the registrations. */
export const Invalid = meta.story({
  name: 'Reason missing, limit below registrations',
  tags: ['refused', 'moderator', '!organizer'],
  parameters: { portal: { signedInAs: 'member-6' } },
  beforeEach({ msw }) {
    msw.use(
      replyWith(getEventPermissions, {
        can_edit: true,
        level: 'full',
        restrictions: [],
        event_status: { registrations_count: 24 },
      }),
    );
  },
  async play() {
    const dialog = await open();
    await retype(dialog.getByRole('textbox', { name: 'Max attendees' }), '3');
    await save();
    await expect(await dialog.findByText('Say why you are editing this event')).toBeVisible();
    await expect(
      dialog.getByText('Max attendees cannot go below the 24 people registered'),
    ).toBeVisible();
  },
});

/** Changing the location of an event with registrations asks for confirmation. */
// EVT-204–206
export const CriticalChange = meta.story({
  name: 'Change event date or place: tell everyone?',
  tags: ['asked'],
  async play() {
    const dialog = await open();
    await retype(dialog.getByRole('textbox', { name: 'Location' }), 'Solo');
    await save();
    const question = await dialogOf('Save this change?');
    await expect(question.getByText(/people are registered and will be told of it/)).toHaveFocus();
    await expect(question.getByRole('row', { name: 'Location Yogyakarta Solo' })).toBeVisible();
  },
});

/** Confirming saves; going back restores the form with its values. */
export const CriticalConfirmed = meta.story({
  name: 'Change of place confirmed and saved',
  tags: ['no-picture', 'done'],
  async play({ canvas }) {
    const dialog = await open();
    await retype(dialog.getByRole('textbox', { name: 'Location' }), 'Solo');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Back to the form' }));
    await expect((await open()).getByRole('textbox', { name: 'Location' })).toHaveValue('Solo');
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Save and tell them' }));
    await expect(
      await canvas.findByText('Event updated successfully! 1 changes made.'),
    ).toBeVisible();
  },
});

/** The edit adds and removes files. */
// EVT-220, EVT-225
export const FilesChanged = meta.story({
  name: 'Files added and removed',
  tags: ['no-picture', 'done'],
  async play({ canvas, mocks }) {
    const dialog = await open();
    await userEvent.click(dialog.getByRole('button', { name: 'Remove temu-1.jpg' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Keep temu-1.jpg' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Remove temu-2.jpg' }));
    await chooseIn(dialog, 'Documents', pdf('denah.pdf'));
    await save();
    await expect(
      await canvas.findByText('Event updated successfully! 2 changes made.'),
    ).toBeVisible();
    const stored = mocks.community.communityEvents
      .all()
      .find(({ event }) => event.id === 'event-01');
    const names = stored?.files.map(({ info }) => info.original_filename);
    await expect(names).toContain('denah.pdf');
    await expect(names).not.toContain('temu-2.jpg');
  },
});

/** Only changed fields are sent, and the message counts them. */
// EVT-202, EVT-211
export const Saved = meta.story({
  name: 'Changes saved',
  tags: ['no-picture', 'done'],
  async play({ canvas, args, mocks }) {
    const dialog = await open();
    await retype(dialog.getByRole('textbox', { name: 'Venue' }), 'Gedung Agung');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Reason for the edit' }), 'Pindah');
    await save();
    await expect(
      await canvas.findByText('Event updated successfully! 1 changes made.'),
    ).toBeVisible();
    await expect(args.onClose).toHaveBeenCalledOnce();
    const stored = mocks.community.communityEvents
      .all()
      .find(({ event }) => event.id === 'event-01');
    const edit = stored?.history.find(({ edit_reason }) => edit_reason === 'Pindah');
    await expect(edit?.changes).toEqual({ venue: 'Gedung Agung' });
  },
});

/** Saving without changes sends no request. */
// EVT-203
export const Unchanged = meta.story({
  name: 'Saved without changes',
  tags: ['no-picture'],
  async play({ canvas }) {
    await open();
    await save();
    await expect(await canvas.findByText('No changes to save')).toBeVisible();
  },
});

/** Shows the documented message with the reason; the form keeps its values. */
// EVT-212
export const ServerError = meta.story({
  name: 'Changes could not be saved',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(updateEvent, 409, { detail: 'This event has been cancelled' }));
  },
  async play() {
    const dialog = await open();
    await retype(dialog.getByRole('textbox', { name: 'Venue' }), 'Gedung Agung');
    await save();
    await expect(
      await dialog.findByText('Error updating event: This event has been cancelled'),
    ).toBeVisible();
  },
});

/** A rejected field also shows the documented message below the form. */
// EVT-212
export const RefusedByServer = meta.story({
  name: 'One field refused by the server',
  tags: ['no-picture', 'refused'],
  beforeEach({ msw }) {
    msw.use(failWith(updateEvent, 422, { detail: 'No such hall', field: 'venue' }));
  },
  async play() {
    const dialog = await open();
    await retype(dialog.getByRole('textbox', { name: 'Venue' }), 'Gedung Agung');
    await save();
    await expect(await dialog.findByText('Error updating event: No such hall')).toBeVisible();
    await expect(dialog.getByText('No such hall')).toBeVisible();
  },
});

/** Cancel closes as the close button does: it asks before changes are discarded. */
export const Cancelled = meta.story({
  name: 'Cancelled: changes discarded',
  tags: ['no-picture', 'done'],
  async play({ args }) {
    const dialog = await open();
    await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), '!');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
});

const history = async () => {
  const dialog = await open();
  await userEvent.click(dialog.getByRole('button', { name: 'Edit history' }));
  return dialogOf('Edit history');
};

/** Old and new values side by side, above the edit form. */
// EVT-213–219
export const History = meta.story({
  name: 'Edit history: changes before and after',
  async play() {
    const dialog = await history();
    const edit = within(await dialog.findByRole('article'));
    await expect(edit.getByText('Reason: Gedung lama sedang diperbaiki')).toBeVisible();
    await expect(
      edit.getByRole('row', { name: /^Price \(Rp\) Rp.90,000 Rp.75,000$/ }),
    ).toBeVisible();
  },
});

/** No edits yet. */
export const HistoryEmpty = meta.story({
  name: 'History: no changes yet',
  tags: ['empty'],
  args: { event: buildEvent({ id: 'event-09' }) },
  async play() {
    await expect(await (await history()).findByText('No edits yet')).toBeVisible();
  },
});

/** The history could not be loaded: shows an error with Retry. */
export const HistoryFailed = meta.story({
  name: 'History could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(getEventHistory, 500));
  },
  async play() {
    await expect(await (await history()).findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});
