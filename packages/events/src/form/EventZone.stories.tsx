import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { CreateEventDialog } from './CreateEventDialog.tsx';
import { dialogOf, fillAbout, typeMoment } from './form.testing.ts';

const meta = preview.meta({
  title: 'Time zone and start of a new event',
  tags: ['organizer'],
  component: CreateEventDialog,
  args: { onClose: fn(), onCreated: fn() },
  parameters: { portal: { pages: [] }, layout: 'fullscreen' },
});

const open = () => dialogOf('Create Event');
const submit = async () => (await open()).getByRole('button', { name: 'Create Event' });

/** The place brings its zone, and nine o’clock is nine o’clock there. */
// EVT-236, EVT-237
export const PlaceAway = meta.story({
  name: 'Place in another time zone',
  async play({ mocks }) {
    const dialog = await open();
    await fillAbout(dialog);
    await typeMoment(dialog, 'Start', '120520260900AM');
    await typeMoment(dialog, 'End', '120520261200PM');
    const zone = dialog.getByRole('combobox', { name: 'Time zone' });
    await expect(zone).toHaveDisplayValue('WIB – Jakarta');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Location' }), 'Jayapura');
    await expect(zone).toHaveDisplayValue('WIT – Jayapura');
    await expect(dialog.getAllByText('WIT')).toHaveLength(2);
    await userEvent.click(await submit());
    await screen.findByText('Event created successfully!');
    const made = mocks.community.communityEvents
      .all()
      .find(({ event }) => event.title === 'Kelas Membatik')?.event;
    await expect(made).toMatchObject({
      start_date: '2026-12-05T00:00:00.000Z',
      end_date: '2026-12-05T03:00:00.000Z',
      time_zone: 'Asia/Jayapura',
    });
  },
});

/** A start in the past is asked about before the event is created. */
// EVT-238
export const PastStart = meta.story({
  name: 'Start is in the past: create all the same?',
  tags: ['asked'],
  async play({ canvas }) {
    const dialog = await open();
    await fillAbout(dialog);
    await typeMoment(dialog, 'Start', '120520250900AM');
    await typeMoment(dialog, 'End', '120520251200PM');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Location' }), 'Solo');
    await userEvent.click(await submit());
    await expect(
      await dialog.findByText('The start is in the past. Change it, or confirm it.'),
    ).toBeVisible();
    await userEvent.click(
      dialog.getByRole('checkbox', { name: 'Yes, this event began in the past' }),
    );
    await userEvent.click(await submit());
    await expect(await canvas.findByText('Event created successfully!')).toBeVisible();
  },
});
