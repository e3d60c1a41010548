import { deleteEvent, getEvent } from '@saudagar/contract';
import { buildEvent, dropConnection, failWith, minutesAgo, neverAnswer } from '@saudagar/mocks';
import preview from '@saudagar/storybook/preview';
import ICAL from 'ical.js';
import { HttpResponse, http } from 'msw';
import type { StoryContext } from 'storybook/internal/csf';
import { expect, fn, screen, spyOn, waitFor, within } from 'storybook/test';
import { EventPage } from './EventPage.tsx';
import { keepOffline, withEvent, withWaitingEdit } from './events.testing.ts';

const ADMIN = 'member-6';

const meta = preview.meta({
  title: 'One event',
  component: EventPage,
  args: {
    eventId: 'event-02',
    onTitle: fn(),
    onMessage: fn(),
  },
  parameters: { portal: {} },
});

/** An event the member is registered for; one press shows the entry code. */
// EVT-040, EVT-055
export const Registered = meta.story({
  name: 'Free event, I am registered: entry code',
  tags: ['phone'],
  async play({ args, canvas }) {
    await canvas.findByRole('heading', { level: 1, name: 'Kelas Foto Produk dengan Ponsel' });
    await expect(args.onTitle).toHaveBeenCalledWith('Kelas Foto Produk dengan Ponsel');
    await expect(canvas.getByRole('button', { name: 'Show entry code' })).toBeVisible();
    await expect(canvas.getByText('Free')).toBeVisible();
  },
});

/** The event is loading. */
export const Loading = meta.story({
  name: 'Event loading',
  tags: ['loading'],
  beforeEach({ msw }) {
    msw.use(neverAnswer(getEvent));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Loading event')).toBeInTheDocument();
  },
});

/** The event is deleted or not visible to the member. */
export const Gone = meta.story({
  name: 'Event deleted or unknown (not found)',
  tags: ['gone'],
  args: { eventId: 'event-999' },
  async play({ canvas, navigate, userEvent }) {
    await expect(
      await canvas.findByRole('heading', { name: 'This event is not here' }),
    ).toBeVisible();
    const [, way] = canvas.getAllByRole('link', { name: 'Back to the events' });
    await userEvent.click(way as HTMLElement);
    await expect(navigate).toHaveBeenCalledWith('/events', undefined);
  },
});

/** The event could not be loaded. */
export const ServerError = meta.story({
  name: 'Event could not be loaded',
  tags: ['no-picture', 'failed'],
  beforeEach({ msw }) {
    msw.use(failWith(getEvent, 500));
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Retry' })).toBeVisible();
  },
});

/** Without a network: the event of a door that this device keeps, which opens again. */
// EVT-312
export const WithoutNetwork = meta.story({
  name: 'No network: event and guest list kept on device',
  tags: ['offline', 'organizer'],
  args: { eventId: 'event-01' },
  async beforeEach({ msw, draftStorage, storageBackend }) {
    const title = 'Temu Usaha di perangkat ini';
    const event = buildEvent({ id: 'event-01', organizer_id: 'member-1', title });
    const list = { attendees: [], read_at: minutesAgo(10) };
    const stores = { draftStorage, storageBackend };
    await keepOffline(stores, 'events.door.event-01', { event, list });
    msw.use(dropConnection(getEvent));
  },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { level: 1, name: 'Temu Usaha di perangkat ini' });
    await userEvent.click(await canvas.findByRole('button', { name: 'Attendees' }));
    await expect(await screen.findByRole('button', { name: 'Check in' })).toBeVisible();
  },
});

/** A full event: Register is disabled and the waitlist is open. */
// EVT-061, EVT-062, EVT-064, EVT-065
export const Full = meta.story({
  name: 'Event full (sold out, no spots)',
  args: { eventId: 'event-own' },
  parameters: { portal: { community: withEvent({ max_attendees: 12, current_attendees: 12 }) } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Event Full' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Join waitlist' })).toBeEnabled();
  },
});

/** A cancelled event: the notice comes first and registration is closed. */
export const Cancelled = meta.story({
  name: 'Cancelled event (called off)',
  args: { eventId: 'event-06' },
  async play({ canvas }) {
    await expect(await canvas.findByText('This event has been cancelled.')).toBeVisible();
    await expect(canvas.getByText(/ registered$/)).toBeVisible();
    await expect(canvas.queryByText(/spots? left/)).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Register' })).toBeNull();
  },
});

/** An event in another zone: its own time first, then the reader's. */
// EVT-236
export const ElsewhereZone = meta.story({
  name: 'In another time zone: its time, then mine',
  args: { eventId: 'event-own' },
  parameters: {
    portal: {
      community: withEvent({
        title: 'Pasar Sagu Papua',
        location: 'Jayapura',
        time_zone: 'Asia/Jayapura',
        start_date: '2026-12-05T00:00:00.000Z',
        end_date: '2026-12-05T03:00:00.000Z',
      }),
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/9:00.AM – 12:00.PM.WIT$/)).toBeVisible();
    await expect(canvas.getByText(/7:00 – 10:00.AM.WIB for you$/)).toBeVisible();
  },
});

/** An event that began yesterday, without an attendee limit, whose banner fails to load. */
// EVT-038, EVT-064, EVT-082
export const BrokenBanner = meta.story({
  name: 'Event has begun, banner image missing',
  tags: ['failed'],
  args: { eventId: 'event-own' },
  parameters: {
    portal: {
      community: withEvent({
        title: 'Pameran panjang '.repeat(12).trim(),
        start_date: minutesAgo(600),
        max_attendees: null,
        banner_image_url: '/api/files/thumbnail/none',
      }),
    },
  },
  beforeEach({ msw }) {
    msw.use(http.get('*/api/files/thumbnail/none', () => new HttpResponse(null, { status: 404 })));
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Banner Image Not Available')).toBeVisible();
    await expect(canvas.getByText('Ongoing')).toBeVisible();
    await expect(canvas.getByText(/^Unlimited spots, \d+ registered$/)).toBeVisible();
  },
});

/** The calendar file parses elsewhere, and an edited event replaces its entry. */
export const ToCalendar = meta.story({
  name: 'Calendar file saved (add to calendar)',
  tags: ['no-picture', 'done'],
  async play({ canvas, userEvent }) {
    const files: Blob[] = [];
    const made = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      files.push(file as Blob);
      return 'blob:calendar';
    });
    const click = spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    await userEvent.click(await canvas.findByRole('button', { name: 'Add to calendar' }));
    await waitFor(() => expect(files).toHaveLength(1));
    made.mockRestore();
    click.mockRestore();
    const calendar = new ICAL.Component(ICAL.parse((await files[0]?.text()) ?? ''));
    const [entry] = calendar.getAllSubcomponents('vevent');
    const event = new ICAL.Event(entry);
    await expect(event.uid).toBe('event-event-02@saudagar-hub');
    await expect(event.summary).toBe('Kelas Foto Produk dengan Ponsel');
    await expect(canvas.getByRole('button', { name: 'Add to calendar' })).toHaveFocus();
  },
});

/** A failed calendar file shows an error and can be requested again. */
export const ToCalendarFailed = meta.story({
  name: 'Calendar file could not be saved',
  tags: ['no-picture', 'failed'],
  async play({ canvas, userEvent }) {
    const made = spyOn(URL, 'createObjectURL').mockImplementation(() => {
      throw new TypeError('no memory left');
    });
    const button = await canvas.findByRole('button', { name: 'Add to calendar' });
    await userEvent.click(button);
    await expect(
      await screen.findByText('The calendar file could not be made. Try again.'),
    ).toBeVisible();
    made.mockRestore();
    await expect(button).toBeEnabled();
  },
});

/** Shares the event and flags it for the moderators. */
// EVT-233
export const Menu = meta.story({
  name: 'Share or report the event (flag)',
  tags: ['no-picture'],
  async play({ canvas, userEvent }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
    await expect(await screen.findByRole('menuitem', { name: 'Flag' })).toBeVisible();
    await expect(screen.getByRole('menuitem', { name: 'Add to Google Calendar' })).toBeVisible();
    await expect(screen.queryByRole('menuitem', { name: 'Delete' })).toBeNull();
    await userEvent.click(screen.getByRole('menuitem', { name: 'Share' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Share Event' }));
    await expect(dialog.getByRole('textbox')).toHaveDisplayValue(/\/events\/event-02$/);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** The member's own event with gallery, documents, links and a message to attendees. */
export const Organized = meta.story({
  name: 'My own event',
  tags: ['phone', 'organizer'],
  args: { eventId: 'event-01' },
  async play({ canvas, userEvent }) {
    await canvas.findByRole('heading', { level: 1, name: /^Temu Usaha Batik/ });
    await userEvent.click(
      await canvas.findByRole('link', { name: /^Open photo .* 1 of 3|temu-1/ }),
    );
    await expect(await screen.findByRole('dialog', { name: 'Photos' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** An event pending moderation, as its organizer sees it. */
export const Pending = meta.story({
  name: 'My event waits for approval (moderation)',
  tags: ['organizer'],
  args: { eventId: 'event-own' },
  parameters: {
    portal: {
      community: withEvent({ organizer_id: 'member-1', approval_status: 'pending' }),
    },
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^This event waits for approval/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Register' })).toBeNull();
  },
});

/** An edit of one's own event waits for approval; it can be taken back. */
// ADM-381, ADM-383
export const EditWaits = meta.story({
  name: 'My change waits for approval',
  tags: ['organizer'],
  args: { eventId: 'event-01' },
  parameters: { portal: { community: withWaitingEdit } },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Your change waits for approval/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Take back the change' })).toBeVisible();
    await expect(canvas.queryByText('Temu Usaha Tenun')).toBeNull();
  },
});

type Scene = Pick<StoryContext, 'canvas' | 'userEvent'>;

async function askToDelete({ canvas, userEvent }: Scene) {
  await userEvent.click(await canvas.findByRole('button', { name: 'More actions' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('alertdialog'));
  await expect(
    dialog.getByText('Are you sure you want to delete this event? This action cannot be undone.'),
  ).toBeVisible();
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  return dialog;
}

/** An administrator confirms the documented question and deletes the event. */
// EVT-229, EVT-234, WID-095
export const Deleted = meta.story({
  name: 'Event deleted by an admin',
  tags: ['done', 'admin'],
  parameters: { portal: { signedInAs: ADMIN } },
  async play(context) {
    await askToDelete(context);
    await expect(
      await context.canvas.findByRole('heading', { name: 'The event was deleted' }),
    ).toBeVisible();
  },
});

/** A refused deletion shows the documented message. */
// EVT-228
export const DeleteRefused = meta.story({
  name: 'Deleting refused',
  tags: ['refused', 'admin'],
  parameters: { portal: { signedInAs: ADMIN } },
  beforeEach({ msw }) {
    msw.use(failWith(deleteEvent, 403));
  },
  async play(context) {
    const dialog = await askToDelete(context);
    await expect(await dialog.findByText('Only administrators can delete events')).toBeVisible();
  },
});
