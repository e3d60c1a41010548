import type { Area } from '../core/area.ts';
import { loadCatalogues } from '../core/catalogues.ts';
import {
  deleteEventAttachment,
  EventAttachments,
  getEventAttachments,
  orderEventAttachments,
  uploadEventDocument,
  uploadEventImage,
} from './attachments.ts';
import {
  Attendee,
  checkInAttendee,
  exportAttendees,
  listAttendees,
  messageAttendees,
  undoCheckIn,
} from './attendees.ts';
import { DoorList, getDoorList } from './door.ts';
import { Event, getEvent, listEvents } from './events.ts';
import {
  createEvent,
  deleteEvent,
  EventEdit,
  EventPermissions,
  getEventHistory,
  getEventPermissions,
  updateEvent,
} from './managing.ts';
import { eventsNotifications } from './notifications.ts';
import { addEventOrganizer, listEventOrganizers, removeEventOrganizer } from './organizers.ts';
import {
  cancelRegistration,
  EventRegistration,
  listComing,
  registerForEvent,
  setRegistrationVisibility,
} from './registering.ts';

/** Community events, from planning to check-in. */
export const events = {
  name: 'events',
  endpoints: [
    listEvents,
    createEvent,
    uploadEventImage,
    uploadEventDocument,
    deleteEventAttachment,
    getEvent,
    updateEvent,
    deleteEvent,
    getEventPermissions,
    getEventHistory,
    getEventAttachments,
    orderEventAttachments,
    registerForEvent,
    cancelRegistration,
    setRegistrationVisibility,
    listComing,
    listAttendees,
    exportAttendees,
    messageAttendees,
    checkInAttendee,
    undoCheckIn,
    getDoorList,
    listEventOrganizers,
    addEventOrganizer,
    removeEventOrganizer,
  ],
  schemas: {
    replies: {
      Attendee,
      DoorList,
      Event,
      EventAttachments,
      EventEdit,
      EventPermissions,
      EventRegistration,
    },
  },
  texts: await loadCatalogues<typeof import('./messages/en.json')>(
    (locale) => import(`./messages/${locale}.json`, { with: { type: 'json' } }),
  ),
  notifications: eventsNotifications,
} as const satisfies Area;
