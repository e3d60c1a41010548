import { orderEventAttachments, uploadEventDocument } from '@saudagar/contract';
import { buildEvent, dropConnection, type Mocks } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { EditEventDialog } from './EditEventDialog.tsx';
import { chooseIn, dialogOf, pdf } from './form.testing.ts';

const meta = preview.meta({
  title: "Order of an event's files",
  tags: ['organizer'],
  component: EditEventDialog,
  args: {
    event: buildEvent({ id: 'event-01', title: 'Temu Usaha Batik dan Tenun Yogyakarta' }),
    onClose: fn(),
  },
  parameters: { portal: { pages: [] }, layout: 'fullscreen' },
});

const open = async () => {
  await screen.findByRole('textbox', { name: 'Title' });
  return dialogOf('Edit Event');
};
const save = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Save changes' }));

const namesOf = ({ community }: Mocks, kind: 'gallery' | 'document') =>
  community.communityEvents
    .all()
    .find(({ event }) => event.id === 'event-01')
    ?.files.filter((file) => file.kind === kind)
    .map(({ info }) => info.original_filename);

/** A picture is moved by its buttons; the order is saved, and is in the history. */
// EVT-320, EVT-321
export const Moved = meta.story({
  name: 'Image moved to another position',
  tags: ['no-picture', 'done'],
  async play({ args, mocks }) {
    const dialog = await open();
    const gallery = within(await dialog.findByRole('list', { name: 'Gallery' }));
    const [first = '', second = ''] = namesOf(mocks, 'gallery') ?? [];
    await userEvent.click(gallery.getByRole('button', { name: `Move ${first} later` }));
    const [top] = gallery.getAllByRole('listitem');
    await expect(top).toHaveTextContent(second);
    await expect(gallery.getByRole('button', { name: `Move ${first} later` })).toHaveFocus();
    await save();
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(namesOf(mocks, 'gallery')?.slice(0, 2)).toEqual([second, first]);
    const [edit] =
      mocks.community.communityEvents.all().find(({ event }) => event.id === 'event-01')?.history ??
      [];
    await expect(edit?.changes.gallery?.[0]).toContain(second);
  },
});

/** The order could not be sent: it is retried with the files. */
// EVT-321
export const OrderFailed = meta.story({
  name: 'Order could not be saved',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(dropConnection(orderEventAttachments, { once: true }));
  },
  async play({ args, mocks }) {
    const dialog = await open();
    const gallery = within(await dialog.findByRole('list', { name: 'Gallery' }));
    const [first = '', second = ''] = namesOf(mocks, 'gallery') ?? [];
    await userEvent.click(gallery.getByRole('button', { name: `Move ${second} earlier` }));
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(namesOf(mocks, 'gallery')?.slice(0, 2)).toEqual([second, first]);
  },
});

/** The first of two documents fails and is retried: it keeps its place. */
// EVT-322
export const RetriedInPlace = meta.story({
  name: 'Failed document retried, keeps its place',
  tags: ['no-picture', 'done'],
  beforeEach({ msw }) {
    msw.use(dropConnection(uploadEventDocument, { once: true }));
  },
  async play({ args, mocks }) {
    const dialog = await open();
    await chooseIn(dialog, 'Documents', pdf('satu.pdf'), pdf('dua.pdf'));
    await save();
    await userEvent.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
    await expect(namesOf(mocks, 'document')?.slice(-2)).toEqual(['satu.pdf', 'dua.pdf']);
  },
});
