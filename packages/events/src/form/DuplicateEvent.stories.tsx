import { createEvent } from '@saudagar/contract';
import { failWith } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, screen, userEvent, within } from 'storybook/test';
import { EventPage } from '../EventPage.tsx';
import { dialogOf, type Found, typeMoment } from './form.testing.ts';

const meta = preview.meta({
  title: 'Duplicate an event (copy, repeat)',
  tags: ['organizer'],
  component: EventPage,
  args: { eventId: 'event-01' },
  parameters: { portal: {}, layout: 'fullscreen' },
});

async function duplicate(): Promise<Found> {
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  return dialogOf('Create Event');
}

async function chooseDates(dialog: Found): Promise<void> {
  await typeMoment(dialog, 'Start', '120520260900AM');
  await typeMoment(dialog, 'End', '120520261200PM');
}

/** A copy of one's own event: everything is filled in but its dates and files. */
// EVT-340
export const Copied = meta.story({
  name: 'Form filled in from the original',
  async play() {
    const dialog = await duplicate();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveDisplayValue(/^Temu Usaha/);
    await expect(dialog.getByRole('textbox', { name: 'Location' })).not.toHaveValue('');
    await expect(dialog.queryByRole('img')).toBeNull();
    const submit = dialog.getByRole('button', { name: 'Create Event' });
    await expect(submit).toHaveAccessibleDescription('Add a start and an end');
  },
});

/** The copy is created once its dates are chosen; nothing of the original changes. */
// EVT-340
export const Created = meta.story({
  name: 'Copy created',
  tags: ['no-picture', 'done'],
  async play({ canvas, mocks }) {
    const dialog = await duplicate();
    await chooseDates(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Create Event' }));
    await expect(await canvas.findByText('Event created successfully!')).toBeVisible();
    const [original, copy] = mocks.community.communityEvents
      .all()
      .map(({ event }) => event)
      .filter(({ title }) => title.startsWith('Temu Usaha Batik'))
      .sort((one) => (one.id === 'event-01' ? -1 : 1));
    const { description, location, tags, max_attendees } = original ?? {};
    await expect(copy).toMatchObject({ description, location, tags, max_attendees });
    await expect(copy).toMatchObject({ start_date: '2026-12-05T02:00:00.000Z' });
    await expect(copy?.id).not.toBe('event-01');
  },
});

/** A refused copy keeps its values, apart from the draft of a new event. */
// EVT-340
export const Refused = meta.story({
  name: 'Copy refused by the server',
  tags: ['refused'],
  beforeEach({ msw }) {
    msw.use(failWith(createEvent, 500));
  },
  async play() {
    const dialog = await duplicate();
    await chooseDates(dialog);
    await userEvent.click(dialog.getByRole('button', { name: 'Create Event' }));
    await expect(await dialog.findByText('Failed to create event')).toBeVisible();
    await expect(dialog.getByRole('textbox', { name: 'Title' })).toHaveDisplayValue(/^Temu Usaha/);
  },
});

/** Another's event has no Duplicate in its menu. */
// EVT-340
export const Others = meta.story({
  name: "Another member's event: no Duplicate",
  tags: ['no-picture', 'member', '!organizer'],
  args: { eventId: 'event-02' },
  async play() {
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.queryByRole('menuitem', { name: 'Duplicate' })).toBeNull();
    await userEvent.keyboard('{Escape}');
  },
});
