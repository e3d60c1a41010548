import { updateEvent } from '@saudagar/contract';
import { buildEvent, failWith, NOW } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { withEvent } from '../events.testing.ts';
import { CancelEventDialog } from './CancelEventDialog.tsx';

const meta = preview.meta({
  title: 'Cancel an event',
  tags: ['organizer'],
  component: CancelEventDialog,
  args: {
    event: buildEvent({ id: 'event-01', title: 'Temu Usaha Batik', current_attendees: 24 }),
    onClose: fn(),
  },
  parameters: { portal: { pages: [] } },
});

const CANCELLED = {
  id: 'event-own',
  title: 'Pasar Malam',
  organizer_id: 'member-1',
  status: 'cancelled',
  cancelled_at: NOW,
};

const confirm = async () =>
  userEvent.click(await screen.findByRole('button', { name: 'Cancel the event' }));

/** The confirmation, naming who is notified. */
export const Asking = meta.story({
  name: 'Cancel the event?',
  tags: ['asked'],
  async play({ args }) {
    await expect(await screen.findByText(/24 people are registered/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Keep the event' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});

/** Cancelling another member's event requires a reason. */
// EVT-201
export const ReasonMissing = meta.story({
  name: 'Refused: a reason is missing',
  tags: ['refused', 'moderator', '!organizer'],
  args: { event: buildEvent({ id: 'event-02', organizer_id: 'member-5' }) },
  async play() {
    const reason = await screen.findByRole('textbox', { name: /^Reason/ });
    await waitFor(() => expect(reason).toBeRequired());
    await confirm();
    await expect(await screen.findByText('Say why you are cancelling this event')).toBeVisible();
  },
});

/** The event is cancelled. */
// EVT-005
export const Cancelled = meta.story({
  name: 'Event cancelled',
  tags: ['no-picture', 'done'],
  async play({ canvas, args, mocks }) {
    await confirm();
    await expect(await canvas.findByText('Event cancelled')).toBeVisible();
    await expect(args.onClose).toHaveBeenCalledOnce();
    const stored = mocks.community.communityEvents
      .all()
      .find(({ event }) => event.id === 'event-01');
    await expect(stored?.event.status).toBe('cancelled');
  },
});

export const ServerError = meta.story({
  name: 'Event could not be cancelled',
  tags: ['failed'],
  beforeEach({ msw }) {
    msw.use(failWith(updateEvent, 500));
  },
  async play() {
    await confirm();
    await expect(await screen.findByText(/^The event could not be cancelled\./)).toBeVisible();
  },
});

/** A cancelled event takes place after all. */
// EVT-255
export const Returned = meta.story({
  name: 'Cancelled event takes place again',
  tags: ['done'],
  args: { event: buildEvent(CANCELLED), isReturn: true },
  parameters: { portal: { community: withEvent(CANCELLED) } },
  async play({ canvas, args, mocks }) {
    await userEvent.click(await screen.findByRole('button', { name: 'Bring the event back' }));
    await expect(await canvas.findByText('The event takes place after all')).toBeVisible();
    await expect(args.onClose).toHaveBeenCalledOnce();
    const { status } = mocks.community.communityEvents.get('event-own', undefined).event;
    await expect(status).toBe('active');
  },
});
