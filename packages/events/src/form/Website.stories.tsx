import { buildEvent } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { EventContent } from '../detail/EventContent.tsx';
import { CreateEventDialog } from './CreateEventDialog.tsx';
import { dialogOf, fillRequired } from './form.testing.ts';

const meta = preview.meta({
  title: 'Website of an event',
  component: CreateEventDialog,
  args: { onClose: fn(), onCreated: fn() },
  parameters: { portal: { pages: [] }, layout: 'fullscreen' },
});

const open = () => dialogOf('Create Event');
const submit = async () => (await open()).getByRole('button', { name: 'Create Event' });

/** An invalid address stays with an error; a missing scheme is added. */
export const Typed = meta.story({
  name: 'Invalid web address',
  tags: ['no-picture', 'refused', 'organizer'],
  async play({ mocks }) {
    const dialog = await open();
    await fillRequired(dialog);
    const website = dialog.getByRole('textbox', { name: 'Website' });
    await userEvent.type(website, 'temu batik');
    await userEvent.click(await submit());
    await expect(await dialog.findByText(/^Enter a web address/)).toBeVisible();
    await expect(website).toHaveValue('temu batik');
    await userEvent.clear(website);
    await userEvent.type(website, 'temubatik.example/2026');
    await userEvent.click(await submit());
    await screen.findByText('Event created successfully!');
    const made = mocks.community.communityEvents
      .all()
      .find(({ event }) => event.title === 'Kelas Membatik')?.event;
    await expect(made?.website).toBe('https://temubatik.example/2026');
  },
});

/** The website link shows its host, before the other links. */
export const Shown = meta.story({
  name: 'Website link on the event',
  render: () => (
    <EventContent event={buildEvent({ website: 'https://temubatik.example/2026' })} level={2} />
  ),
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: /^temubatik\.example/ });
    await expect(link).toHaveAttribute('href', 'https://temubatik.example/2026');
  },
});
