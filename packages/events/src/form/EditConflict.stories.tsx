import { type Event, getEvent } from '@saudagar/contract';
import { buildEvent, type Community, failWith, sampleCommunity } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import { EditEventDialog } from './EditEventDialog.tsx';
import { dialogOf } from './form.testing.ts';

/** An event without registrations, so that no change asks for confirmation. */
const own: Event = buildEvent({ id: 'event-own', title: 'Temu Usaha Batik', venue: 'Aula' });

function community(): Community {
  const made = sampleCommunity({ posts: 0 });
  made.communityEvents.add(own);
  return made;
}

/** Saves of an event that somebody else edited while the form was open. */
const meta = preview.meta({
  title: 'Edit an event another changed meanwhile',
  tags: ['organizer'],
  component: EditEventDialog,
  args: { event: own, onClose: fn() },
  parameters: { portal: { pages: [], community }, layout: 'fullscreen' },
});

const retype = async (name: string, text: string) => {
  const field = await screen.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
};
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

/** Types a title and a venue, edits title and place as another, and saves. */
async function collide(mocks: { community: Community }) {
  await retype('Title', 'Temu Batik');
  await retype('Venue', 'Gedung Agung');
  const { managedEvents, accounts } = mocks.community;
  const organizer = accounts.find('member-1');
  if (!organizer) throw new Error('no organizer');
  managedEvents.update(organizer, 'event-own', { title: 'Temu Tenun', location: 'Bantul' });
  await press('Save changes');
  return dialogOf('The event was edited meanwhile');
}

const savedEvent = (mocks: { community: Community }) =>
  mocks.community.communityEvents.get('event-own', undefined).event;

/** Both texts, field by field; what nobody else edited is not listed. */
// EVT-256
export const Both = meta.story({
  name: 'Mine or theirs, field by field (conflict)',
  tags: ['refused'],
  async play({ mocks }) {
    const dialog = await collide(mocks);
    await expect(
      await dialog.findByRole('row', { name: /^Title Temu Tenun Temu Batik/ }),
    ).toBeVisible();
    await expect(
      dialog.getByRole('row', { name: 'Location Bantul Not changed by you' }),
    ).toBeVisible();
    await expect(dialog.queryByText('Gedung Agung')).toBeNull();
  },
});

/** The own text is saved; fields that others edited alone stay theirs. */
// EVT-256
export const SavedAnyway = meta.story({
  name: 'My version saved',
  tags: ['no-picture', 'done'],
  async play({ canvas, mocks }) {
    const dialog = await collide(mocks);
    await dialog.findByRole('row', { name: /^Title/ });
    await press('Save mine anyway');
    await expect(await canvas.findByText(/^Event updated successfully/)).toBeVisible();
    const mine = { title: 'Temu Batik', venue: 'Gedung Agung', location: 'Bantul' };
    await expect(savedEvent(mocks)).toMatchObject(mine);
  },
});

/** The saved title is taken; the own venue stays in the form. */
// EVT-256
export const Taken = meta.story({
  name: 'Their title taken over, my venue kept',
  tags: ['no-picture'],
  async play({ mocks }) {
    const dialog = await collide(mocks);
    await userEvent.click(await dialog.findByRole('button', { name: 'Take saved: Title' }));
    await expect(dialog.queryByRole('row', { name: /^Title/ })).toBeNull();
    await press('Back to the form');
    const form = within(await screen.findByRole('dialog', { name: 'Edit Event' }));
    await expect(form.getByRole('textbox', { name: 'Title' })).toHaveValue('Temu Tenun');
    await expect(form.getByRole('textbox', { name: 'Venue' })).toHaveValue('Gedung Agung');
    await expect(form.getByRole('textbox', { name: 'Location' })).toHaveValue('Bantul');
  },
});

/** The saved event cannot be read: the way back loses nothing. */
export const Unread = meta.story({
  name: 'Their version could not be loaded',
  tags: ['no-picture', 'failed'],
  async play({ mocks, msw }) {
    await screen.findByRole('textbox', { name: 'Title' });
    msw.use(failWith(getEvent, 500));
    const dialog = await collide(mocks);
    await expect(await dialog.findByRole('button', { name: 'Retry' })).toBeVisible();
    await press('Back to the form');
    await expect(await screen.findByRole('textbox', { name: 'Title' })).toHaveValue('Temu Batik');
  },
});
