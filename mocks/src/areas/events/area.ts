import {
  addEventOrganizer,
  cancelRegistration,
  checkInAttendee,
  createEvent,
  deleteEvent,
  deleteEventAttachment,
  exportAttendees,
  getDoorList,
  getEvent,
  getEventAttachments,
  getEventHistory,
  getEventPermissions,
  listAttendees,
  listComing,
  listEventOrganizers,
  listEvents,
  messageAttendees,
  orderEventAttachments,
  registerForEvent,
  removeEventOrganizer,
  setRegistrationVisibility,
  undoCheckIn,
  updateEvent,
  uploadEventDocument,
  uploadEventImage,
} from '@saudagar/contract';
import type { HttpHandler } from 'msw';
import type { Community, MockArea, On } from '../../core/community.ts';
import { readerOf } from '../../core/csv.ts';
import { eventApproval } from './approval.ts';
import { EventAttendees } from './attendees.ts';
import { CommunityEvents } from './communityEvents.ts';
import { EventFiles } from './eventFiles.ts';
import { flaggedEvent } from './flagged.ts';
import { ManagedEvents } from './managedEvents.ts';
import { EventOrganizers } from './organizers.ts';
import { EventRegistrations } from './registrations.ts';
import { EventReminders } from './reminders.ts';
import { addSampleEvents } from './sample.ts';

declare module '../../core/community.ts' {
  interface Community {
    readonly communityEvents: CommunityEvents;
    readonly managedEvents: ManagedEvents;
    readonly eventRegistrations: EventRegistrations;
    readonly eventAttendees: EventAttendees;
    readonly eventFiles: EventFiles;
    readonly eventOrganizers: EventOrganizers;
    readonly eventReminders: EventReminders;
  }
}

/** Community events, with registrations, attendees and files. */
export const events: MockArea = {
  name: 'events',
  states: {
    communityEvents: CommunityEvents,
    managedEvents: ManagedEvents,
    eventRegistrations: EventRegistrations,
    eventAttendees: EventAttendees,
    eventFiles: EventFiles,
    eventOrganizers: EventOrganizers,
    eventReminders: EventReminders,
  },
  // Uploads come first, because the path of an id would match their address.
  handlers: (community, on) => [
    ...fileHandlers(community, on),
    ...eventHandlers(community, on),
    ...attendeeHandlers(community, on),
    ...organizerHandlers(community, on),
  ],
  sockets: 'none',
  sample: addSampleEvents,
  files: {
    holds: ({ eventFiles }, fileId) => eventFiles.holdsFile(fileId),
    shows: ({ eventFiles }, viewerId, fileId) => eventFiles.showsFile(viewerId, fileId),
    closes: ({ eventFiles }, fileId) => eventFiles.closesFile(fileId),
  },
  flaggable: { event: flaggedEvent },
  approvals: { event: eventApproval },
};

function fileHandlers({ eventFiles }: Community, on: On): HttpHandler[] {
  return [
    on(uploadEventImage, ({ viewer, body }) =>
      eventFiles.addPicture(viewer, body, body.is_banner === 'true'),
    ),
    on(uploadEventDocument, ({ viewer, body }) => eventFiles.addDocument(viewer, body)),
    on(deleteEventAttachment, ({ viewer, params }) => eventFiles.remove(viewer, params.id)),
    on(orderEventAttachments, ({ viewer, params, body }) =>
      eventFiles.order(viewer, params.id, body.ids),
    ),
    on(getEventAttachments, ({ visitor, params }) => eventFiles.all(visitor, params.id)),
  ];
}

function eventHandlers({ communityEvents, managedEvents }: Community, on: On): HttpHandler[] {
  return [
    on(listEvents, ({ visitor, query }) => communityEvents.list(visitor, query)),
    on(createEvent, ({ viewer, body }) => managedEvents.create(viewer, body)),
    on(getEvent, ({ visitor, params }) => communityEvents.find(params.id, visitor)),
    on(updateEvent, ({ viewer, params, body }) => managedEvents.update(viewer, params.id, body)),
    on(deleteEvent, ({ viewer, params }) => void managedEvents.remove(params.id, viewer)),
    on(getEventPermissions, ({ viewer, params, locale }) =>
      managedEvents.permissions(viewer, params.id, locale),
    ),
    on(getEventHistory, ({ viewer, params, query }) =>
      managedEvents.history(viewer, params.id, query),
    ),
  ];
}

function organizerHandlers({ eventOrganizers }: Community, on: On): HttpHandler[] {
  return [
    on(listEventOrganizers, ({ viewer, params }) => eventOrganizers.all(viewer, params.id)),
    on(addEventOrganizer, ({ viewer, params }) =>
      eventOrganizers.add(viewer, params.id, params.userId),
    ),
    on(removeEventOrganizer, ({ viewer, params }) =>
      eventOrganizers.remove(viewer, params.id, params.userId),
    ),
  ];
}

function attendeeHandlers(
  { eventAttendees, eventRegistrations }: Community,
  on: On,
): HttpHandler[] {
  return [
    on(registerForEvent, ({ viewer, params, body, locale }) =>
      eventRegistrations.register(viewer, params.id, body, locale),
    ),
    on(setRegistrationVisibility, ({ viewer, params, body }) =>
      eventRegistrations.show(viewer, params.id, body.is_visible),
    ),
    on(listComing, ({ viewer, params, query }) =>
      eventRegistrations.coming(viewer, params.id, query),
    ),
    on(cancelRegistration, ({ viewer, params }) => eventRegistrations.cancel(viewer, params.id)),
    on(listAttendees, ({ viewer, params, query }) => eventAttendees.list(viewer, params.id, query)),
    on(exportAttendees, (call) =>
      eventAttendees.export(call.viewer, call.params.id, readerOf(call)),
    ),
    on(getDoorList, ({ viewer, params }) => eventAttendees.door(viewer, params.id)),
    on(messageAttendees, ({ viewer, params, body }) =>
      eventAttendees.message(viewer, params.id, body.text, body.client_id),
    ),
    on(checkInAttendee, ({ viewer, params, body }) =>
      eventAttendees.checkIn(viewer, params.id, body),
    ),
    on(undoCheckIn, ({ viewer, params, body }) =>
      eventAttendees.undoCheckIn(viewer, params.id, body.registration_id),
    ),
  ];
}
