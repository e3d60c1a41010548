import preview from '@saudagar/storybook/preview';
import { expect, screen, waitFor, within } from 'storybook/test';
import { EventPage } from './EventPage.tsx';
import { withEvent } from './events.testing.ts';

/** An event whose links and documents are for the registered. */
const meta = preview.meta({
  title: 'Links and documents for the registered',
  component: EventPage,
  args: { eventId: 'event-own' },
  parameters: {
    portal: {
      community: withEvent({
        registered_only: true,
        links: [{ title: 'Rapat daring', url: 'https://rapat.example/a', description: null }],
      }),
    },
  },
});

const NOTICE = 'Links and documents are shown after you register.';

/** A member without a place reads when they are shown. */
// EVT-257
export const BeforeRegistering = meta.story({
  name: 'Hidden until I register (locked)',
  tags: ['forbidden'],
  async play({ canvas }) {
    await expect(await canvas.findByText(NOTICE)).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'Rapat daring' })).toBeNull();
  },
});

/** A registration shows the links at once. */
// EVT-257
export const AfterRegistering = meta.story({
  name: 'Shown once registered',
  tags: ['no-picture', 'done'],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Register' }));
    const form = within(await screen.findByRole('dialog', { name: 'Register for event' }));
    await userEvent.click(form.getByRole('button', { name: 'Register' }));
    await screen.findByRole('dialog', { name: 'You are registered' });
    await userEvent.keyboard('{Escape}');
    await expect(await canvas.findByRole('link', { name: 'Rapat daring' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByText(NOTICE)).toBeNull());
  },
});

/** The organizer sees the links, and no notice. */
export const OfOrganizer = meta.story({
  name: 'Organizer sees the links',
  tags: ['no-picture', 'organizer'],
  parameters: { portal: { signedInAs: 'member-3' } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: 'Rapat daring' })).toBeVisible();
    await expect(canvas.queryByText(NOTICE)).toBeNull();
  },
});
