import preview from '@saudagar/storybook/preview';
import { SessionRouter } from '../../../SessionRouter.tsx';
import {
  openedApp,
  openedAppDecorator,
  opens,
  startAtNotifications,
} from './openedApp.testing.tsx';

const JOINED = { type: 'event', id: 'event-02', title: 'Kelas Foto Produk dengan Ponsel' };
const OWN = { type: 'event', id: 'event-01', title: 'Temu Usaha Batik dan Tenun Yogyakarta' };
const CANCELLED = { type: 'event', id: 'event-06', title: 'Pasar Malam Kuliner Surabaya' };

/** Notifications of events, each with the screen that it opens. */
const meta = preview.meta({
  title: 'What notifications open: events',
  component: SessionRouter,
  tags: ['notification'],
  decorators: [openedAppDecorator],
  parameters: openedApp,
  beforeEach: startAtNotifications,
});

export const EventDayReminder = meta.story({
  name: 'A reminder of tomorrow: opens the event',
  ...opens({ kind: 'event_day_reminder', heading: JOINED.title, about: JOINED }),
});

export const EventHourReminder = meta.story({
  name: 'An event begins soon: opens the event',
  tags: ['no-picture'],
  ...opens({ kind: 'event_hour_reminder', heading: JOINED.title, about: JOINED }),
});

export const EventChanged = meta.story({
  name: 'An event was moved: opens the event',
  tags: ['no-picture'],
  ...opens({ kind: 'event_changed', heading: JOINED.title, about: JOINED }),
});

export const EventChangedByStaff = meta.story({
  name: 'A moderator changed an event: opens the event',
  tags: ['no-picture'],
  ...opens({ kind: 'event_changed_by_staff', heading: JOINED.title, about: JOINED }),
});

export const EventCancelled = meta.story({
  name: 'An event was cancelled: opens the event',
  ...opens({ kind: 'event_cancelled', heading: CANCELLED.title, about: CANCELLED }),
});

export const EventReturned = meta.story({
  name: 'A cancelled event takes place after all: opens the event',
  tags: ['no-picture'],
  ...opens({ kind: 'event_returned', heading: JOINED.title, about: JOINED }),
});

export const EventDeleted = meta.story({
  name: 'An event was deleted: opens nothing',
  ...opens({ kind: 'event_deleted', heading: null, about: { ...JOINED, type: 'deleted' } }),
});

export const EventMovedUp = meta.story({
  name: 'You moved up from the waitlist: opens the event',
  tags: ['no-picture'],
  ...opens({ kind: 'event_moved_up', heading: JOINED.title, about: JOINED }),
});

export const EventMessage = meta.story({
  name: 'The organizer wrote to you: opens the event',
  tags: ['no-picture'],
  ...opens({ kind: 'event_message', heading: JOINED.title, about: JOINED, actor: 'member-5' }),
});

export const EventRegistered = meta.story({
  name: 'Somebody registered for your event: opens its attendees',
  tags: ['organizer'],
  ...opens({ kind: 'event_registered', heading: 'Attendees', about: OWN, actor: 'member-3' }),
});

export const EventOrganizerAdded = meta.story({
  name: 'You became a co-organizer: opens the event',
  tags: ['organizer', 'no-picture'],
  ...opens({
    kind: 'event_organizer_added',
    heading: JOINED.title,
    about: JOINED,
    actor: 'member-5',
  }),
});

export const EventOrganizerRemoved = meta.story({
  name: 'You are no co-organizer any more: opens the event',
  tags: ['no-picture'],
  ...opens({ kind: 'event_organizer_removed', heading: JOINED.title, about: JOINED }),
});

export const EventApproved = meta.story({
  name: 'Your event was approved: opens the event',
  tags: ['organizer'],
  ...opens({ kind: 'event_approved', heading: OWN.title, about: OWN }),
});

export const EventEditedByStaff = meta.story({
  name: 'A moderator changed your event: opens the event',
  tags: ['organizer', 'no-picture'],
  ...opens({ kind: 'event_edited_by_staff', heading: OWN.title, about: OWN }),
});

export const EventCancelledByStaff = meta.story({
  name: 'A moderator cancelled your event: opens the event',
  tags: ['organizer', 'no-picture'],
  ...opens({ kind: 'event_cancelled_by_staff', heading: OWN.title, about: OWN }),
});

export const EventReturnedByStaff = meta.story({
  name: 'A moderator brought your event back: opens the event',
  tags: ['organizer', 'no-picture'],
  ...opens({ kind: 'event_returned_by_staff', heading: OWN.title, about: OWN }),
});
