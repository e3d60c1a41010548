import { cancelRegistration, registerForEvent } from '@saudagar/contract';
import { dropConnection, failWith, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, screen, waitFor, within } from 'storybook/test';
import { EventPage } from './EventPage.tsx';
import { withEvent } from './events.testing.ts';

const meta = preview.meta({
  title: 'Register for an event (sign up)',
  component: EventPage,
  args: { eventId: 'event-own' },
  parameters: {
    portal: { community: withEvent({ max_attendees: 12, current_attendees: 3 }) },
    statecharts: { show: 'registerForEvent' },
  },
});
const FULL = { community: withEvent({ max_attendees: 12, current_attendees: 12 }) };

type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function openForm({ canvas, userEvent }: Scene, action = 'Register') {
  await userEvent.click(await canvas.findByRole('button', { name: action }));
  const title = action === 'Register' ? 'Register for event' : 'Join the waitlist';
  return within(await screen.findByRole('dialog', { name: title }));
}

/** The registration form: every field is optional, the company is prefilled. */
export const Ready = meta.story({
  name: 'Registration form',
  async play(context) {
    const form = await openForm(context);
    await expect(form.getByRole('textbox', { name: 'Company' })).not.toHaveValue('');
    await expect(form.getByRole('button', { name: 'Register' })).toBeEnabled();
  },
});

/** A text over its limit shows an error beside its field. */
export const Refused = meta.story({
  name: 'Answer too long',
  tags: ['refused'],
  async play(context) {
    const form = await openForm(context);
    const phone = form.getByRole('textbox', { name: 'Phone' });
    await context.userEvent.click(phone);
    await context.userEvent.paste('0812 5550 1788 '.repeat(4));
    await context.userEvent.click(form.getByRole('button', { name: 'Register' }));
    await expect(phone).toHaveAccessibleDescription('This is too long. Please shorten it.');
    await waitFor(() => expect(phone).toHaveFocus());
  },
});

/** The registration is being sent; a second press does nothing. */
export const Sending = meta.story({
  name: 'Registration being sent',
  tags: ['no-picture', 'sending'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(registerForEvent));
  },
  async play(context) {
    const form = await openForm(context);
    await context.userEvent.click(form.getByRole('button', { name: 'Register' }));
    await expect(await form.findByRole('button', { name: 'Register In progress' })).toBeVisible();
  },
});

/** Registered: the entry code is drawn and written out, and one spot fewer is left. */
export const Registered = meta.story({
  name: 'Registered: entry code (ticket, QR code)',
  tags: ['done'],
  async play(context) {
    const { canvas, mocks, userEvent } = context;
    await expect(await canvas.findByText('9 spots left')).toBeVisible();
    const form = await openForm(context);
    await userEvent.type(
      form.getByRole('textbox', { name: 'Dietary restrictions' }),
      'Tanpa kacang',
    );
    await userEvent.click(form.getByRole('button', { name: 'Register' }));
    const ticket = within(await screen.findByRole('dialog', { name: 'You are registered' }));
    await expect(ticket.getByRole('img', { name: /^Entry code/ })).toBeVisible();
    await expect(ticket.getByText(/^[0-9A-Z]{5}-[0-9A-Z]{5}$/)).toBeVisible();
    await expect(ticket.getByText('8 spots left')).toBeVisible();
    const [stored] = mocks.community.communityEvents
      .all()
      .filter(({ event }) => event.id === 'event-own');
    await expect(stored?.registrations[0]?.data).toMatchObject({
      dietary_restrictions: 'Tanpa kacang',
    });
  },
});

/** The server puts the member on the waitlist of a full event; the count is unchanged. */
// EVT-097–100
export const Waitlisted = meta.story({
  name: 'Event full: on the waitlist (queue)',
  tags: ['done'],
  parameters: { portal: FULL },
  async play(context) {
    const { userEvent } = context;
    const form = await openForm(context, 'Join waitlist');
    await userEvent.click(form.getByRole('button', { name: 'Join waitlist' }));
    const ticket = within(await screen.findByRole('dialog', { name: 'You are on the waitlist' }));
    await expect(ticket.getByText(/^You are number 1 on the waitlist/)).toBeVisible();
    await expect(ticket.getByText('Event Full, 1 on the waitlist')).toBeVisible();
  },
});

/** The last spot went while the form was open: no free spot beside a number on the waitlist. */
// EVT-248
export const LostRace = meta.story({
  name: 'Last spot just taken: on the waitlist',
  tags: ['no-picture', 'done'],
  parameters: { portal: { community: withEvent({ max_attendees: 1 }) } },
  async play(context) {
    const { canvas, mocks, userEvent } = context;
    await expect(await canvas.findByText('1 spot left')).toBeVisible();
    const form = await openForm(context);
    const { communityEvents, eventRegistrations } = mocks.community;
    const stored = communityEvents.all().find(({ event }) => event.id === 'event-own');
    if (stored) eventRegistrations.put(stored, { id: 'member-4' });
    await userEvent.click(form.getByRole('button', { name: 'Register' }));
    const ticket = within(await screen.findByRole('dialog', { name: 'You are on the waitlist' }));
    await expect(ticket.getByText(/^You are number 1 on the waitlist/)).toBeVisible();
    await expect(ticket.getByText('Event Full, 1 on the waitlist')).toBeVisible();
    await expect(screen.queryByText('1 spot left')).toBeNull();
  },
});

/** A failure without a server message shows the documented one and keeps the form's values. */
// EVT-102
export const Failed = meta.story({
  name: 'Registration failed',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(registerForEvent, 500));
  },
  async play(context) {
    const form = await openForm(context);
    await context.userEvent.type(form.getByRole('textbox', { name: 'Phone' }), '0812');
    await context.userEvent.click(form.getByRole('button', { name: 'Register' }));
    await expect(await form.findByText(/^Failed to register for event/)).toBeVisible();
    await expect(form.getByRole('textbox', { name: 'Phone' })).toHaveValue('0812');
  },
});

/** The event ended meanwhile: shows the server's message. */
// EVT-101
export const Over = meta.story({
  name: 'Registration refused: the event is over',
  tags: ['refused'],
  beforeEach({ msw }) {
    msw.use(failWith(registerForEvent, 409, 'This event is over'));
  },
  async play(context) {
    const form = await openForm(context);
    await context.userEvent.click(form.getByRole('button', { name: 'Register' }));
    await expect(await form.findByText('This event is over')).toBeVisible();
  },
});

/** The event was cancelled while the form was open: the page shows it. */
// EVT-249
export const CancelledMeanwhile = meta.story({
  name: 'Event cancelled while I registered',
  tags: ['refused'],
  async play(context) {
    const { canvas, mocks, userEvent } = context;
    const form = await openForm(context);
    const stored = mocks.community.communityEvents
      .all()
      .find(({ event }) => event.id === 'event-own');
    if (stored) stored.event = { ...stored.event, status: 'cancelled' };
    await userEvent.click(form.getByRole('button', { name: 'Register' }));
    await expect(await form.findByText('This event has been cancelled')).toBeVisible();
    await expect(await canvas.findByText('This event has been cancelled.')).toBeInTheDocument();
  },
});

/** The registration is cancelled: the spot is free and Register is back. */
export const GivenUp = meta.story({
  name: 'Registration cancelled (unregistered)',
  tags: ['done'],
  args: { eventId: 'event-02' },
  parameters: { portal: {} },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show entry code' }));
    const ticket = within(await screen.findByRole('dialog', { name: 'You are registered' }));
    await userEvent.click(ticket.getByRole('button', { name: 'Cancel registration' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel registration' }));
    await expect(await canvas.findByRole('button', { name: 'Register' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** A failed cancellation keeps the dialog open and shows the reason. */
export const NotGivenUp = meta.story({
  name: 'Registration could not be cancelled',
  tags: ['failed'],
  args: { eventId: 'event-02' },
  parameters: { portal: {} },
  beforeEach({ msw }) {
    msw.use(failWith(cancelRegistration, 500));
  },
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show entry code' }));
    const ticket = within(await screen.findByRole('dialog', { name: 'You are registered' }));
    await userEvent.click(ticket.getByRole('button', { name: 'Cancel registration' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel registration' }));
    await expect(await dialog.findByText(/^Your registration was not cancelled/)).toBeVisible();
  },
});

/** Without a network the form closes; the event says that the registration waits. */
// EVT-373
export const Waiting = meta.story({
  name: 'No network: registration waits to be sent',
  tags: ['offline'],
  async play(context) {
    const { canvas, msw, userEvent } = context;
    msw.use(dropConnection(registerForEvent));
    const form = await openForm(context);
    await userEvent.click(form.getByRole('button', { name: 'Register' }));
    const text = 'Your registration is sent once you are back online.';
    await expect(await canvas.findByText(text)).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.queryByRole('button', { name: 'Register' })).toBeNull();
  },
});

/** Taken back before it was sent: Register is there again. */
// EVT-373
export const TakenBack = meta.story({
  name: 'Waiting registration taken back',
  tags: ['no-picture', 'done'],
  async play(context) {
    const { canvas, msw, userEvent } = context;
    msw.use(dropConnection(registerForEvent));
    const form = await openForm(context);
    await userEvent.click(form.getByRole('button', { name: 'Register' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Take back' }));
    await expect(await canvas.findByRole('button', { name: 'Register' })).toBeVisible();
  },
});

/** Refused once it was sent: a notice and the event say why. */
// EVT-374
export const RefusedLater = meta.story({
  name: 'Registration refused once back online',
  tags: ['refused'],
  async play(context) {
    const { canvas, msw, userEvent } = context;
    msw.use(
      dropConnection(registerForEvent, { once: true }),
      failWith(registerForEvent, 409, 'This event has been cancelled'),
    );
    const form = await openForm(context);
    await userEvent.click(form.getByRole('button', { name: 'Register' }));
    await expect(
      await canvas.findByText('You were not registered. This event has been cancelled'),
    ).toBeVisible();
    await expect(await screen.findAllByText('This event has been cancelled')).not.toHaveLength(0);
    await expect(canvas.getByRole('button', { name: 'Close' })).toBeVisible();
  },
});
