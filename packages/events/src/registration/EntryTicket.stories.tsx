import { getEvent } from '@saudagar/contract';
import { type Community, dropConnection, minutesAgo } from '@saudagar/mocks';
import { useUser } from '@saudagar/portal';
import { keepReply } from '@saudagar/storybook/keptReply';
import preview from '@saudagar/storybook/preview';
import type { ReactNode } from 'react';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, within } from 'storybook/test';
import { EventPage } from '../EventPage.tsx';
import { withEvent } from '../events.testing.ts';

type Fields = Parameters<typeof withEvent>[0];

/** An event for which the story's member is registered. */
function registered(fields: Fields = {}, change?: (own: Registration) => void) {
  return () => {
    const community = withEvent({ title: 'Kelas Foto Produk', ...fields })();
    const stored = community.communityEvents.all().find(({ event }) => event.id === 'event-own');
    const member = community.accounts.member('member-1');
    if (!stored || !member) throw new Error('The community lacks the event or the member');
    const own = community.eventRegistrations.put(stored, member);
    change?.(own);
    return community;
  };
}

type Registration = ReturnType<Community['eventRegistrations']['put']>;

/** Opens the ticket as a member does, from the event's page. */
async function openTicket({ canvas, userEvent }: Pick<StoryContext, 'canvas' | 'userEvent'>) {
  await userEvent.click(await canvas.findByRole('button', { name: 'Show entry code' }));
  return within(await screen.findByRole('dialog', { name: 'You are registered' }));
}

/** Shows its content once the member is known, as portals do. */
function SignedIn({ children }: { children: ReactNode }) {
  return useUser() && children;
}

/** The ticket of a registered event: a QR code, the code in letters, and what the event is. */
const meta = preview.meta({
  title: 'Event ticket (QR code)',
  component: EventPage,
  args: { eventId: 'event-own' },
  decorators: [
    (Story) => (
      <SignedIn>
        <Story />
      </SignedIn>
    ),
  ],
  parameters: { portal: { community: registered() } },
});

/** The ticket: held up at the door, or its letters typed by the organizer. */
export const Ticket = meta.story({
  name: 'Ticket with its QR code',
  tags: ['phone', 'done'],
  async play(context) {
    const ticket = await openTicket(context);
    await expect(
      ticket.getByRole('img', { name: 'Entry code for Kelas Foto Produk' }),
    ).toBeVisible();
    await expect(ticket.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)).toBeVisible();
    await expect(ticket.getByText('Show this code at the door.')).toBeVisible();
    await expect(ticket.getByRole('button', { name: 'Cancel registration' })).toBeVisible();
  },
});

/** The ticket at a door without a network: drawn from what the device keeps. */
// EVT-379
export const WithoutNetwork = meta.story({
  name: 'Ticket without a network',
  tags: ['offline'],
  async beforeEach({ draftStorage, mocks, msw, storageBackend }) {
    const { accounts, communityEvents } = mocks.community;
    const event = communityEvents.find('event-own', accounts.find('member-1'));
    await keepReply({ draftStorage, storageBackend }, 'getEvent:[{"id":"event-own"},null]', event);
    msw.use(dropConnection(getEvent));
  },
  async play(context) {
    const ticket = await openTicket(context);
    await expect(
      ticket.getByRole('img', { name: 'Entry code for Kelas Foto Produk' }),
    ).toBeVisible();
  },
});

/** The ticket once it was used: the door has checked the member in, who can no longer cancel. */
export const Used = meta.story({
  name: 'Ticket already used (checked in)',
  tags: ['done'],
  parameters: {
    portal: {
      community: registered({ start_date: minutesAgo(20), end_date: minutesAgo(-180) }, (own) => {
        own.checkedInAt = minutesAgo(15);
      }),
    },
  },
  async play(context) {
    const ticket = await openTicket(context);
    await expect(ticket.getByText('You have checked in. Enjoy the event!')).toBeVisible();
    await expect(ticket.queryByRole('button', { name: 'Cancel registration' })).toBeNull();
  },
});

/** The event was cancelled: the ticket is gone, and the page says why. */
export const EventCancelled = meta.story({
  name: 'No ticket: the event was cancelled',
  tags: ['gone'],
  parameters: { portal: { community: registered({ status: 'cancelled' }) } },
  async play({ canvas }) {
    await expect(await canvas.findByText('This event has been cancelled.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Show entry code' })).toBeNull();
  },
});

/** No ticket yet: the event is full, and the member is first on its waitlist. */
export const OnWaitlist = meta.story({
  name: 'No ticket yet: on the waitlist',
  parameters: {
    portal: { community: registered({ max_attendees: 12, current_attendees: 12 }) },
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: 'Your place on the waitlist' }),
    );
    const dialog = within(await screen.findByRole('dialog', { name: 'You are on the waitlist' }));
    await expect(dialog.getByText(/^You are number 1 on the waitlist/)).toBeVisible();
    await expect(dialog.queryByRole('img', { name: /^Entry code/ })).toBeNull();
  },
});
