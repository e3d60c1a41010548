import { areaOf } from '@saudagar/contract/server';
import { sql } from 'kysely';
import type { ServerArea } from '../area.ts';
import { addEvents } from './020-events.ts';
import { roundPrices } from './082-whole-prices.ts';
import { addWebsite } from './128-event-website.ts';
import { addEventZone } from './20261205-event-zone.ts';
import { addEventCancelled } from './20261208-event-cancelled.ts';
import { addEventAudience } from './20261209-event-audience.ts';
import { addEventReminders } from './20261215-event-reminders.ts';
import { addEventComing } from './20261216-event-coming.ts';
import { addEventOrganizers } from './20261222-event-organizers.ts';
import { eventApproval } from './approval.ts';
import { attendeeRoutes, registrationRoutes } from './attendeeRoutes.ts';
import { eventAttendees, eventRegistered } from './audiences.ts';
import { seedEvents } from './demo.ts';
import { eventFileRoutes } from './eventFileRoutes.ts';
import { eventRoutes } from './eventRoutes.ts';
import { flaggedEvent } from './flagged.ts';
import { organizerRoutes } from './organizerRoutes.ts';
import { archiveEvents, deleteFromEvents } from './ownData.ts';
import { REMINDED } from './reminders.ts';
import { createEventsService } from './service.ts';

/** Community events, from draft to check-in. */
export const events: ServerArea = {
  contract: areaOf('events'),
  routes: (community) => [
    ...eventRoutes(community),
    ...eventFileRoutes(community),
    ...registrationRoutes(community),
    ...attendeeRoutes(community),
    ...organizerRoutes(community),
  ],
  migrations: {
    '020-events': { up: addEvents },
    '082-whole-prices': { up: roundPrices },
    '128-event-website': { up: addWebsite },
    '20261205-event-zone': { up: addEventZone },
    '20261208-event-cancelled': { up: addEventCancelled },
    '20261209-event-audience': { up: addEventAudience },
    '20261215-event-reminders': { up: addEventReminders },
    '20261216-event-coming': { up: addEventComing },
    '20261222-event-organizers': { up: addEventOrganizers },
  },
  create: createEventsService,
  limits: {
    createEvent: 'post',
    updateEvent: 'post',
    orderEventAttachments: 'post',
    uploadEventImage: 'upload',
    uploadEventDocument: 'upload',
    messageAttendees: 'announcement',
    // A phone that was offline reports a whole hall's check-ins at once.
    checkInAttendee: 'read',
    undoCheckIn: 'read',
    // The whole list at each opening of the door.
    getDoorList: 'door',
  },
  demo: seedEvents,
  files: {
    categories: ['events'],
    isCarried: sql`exists (select from event_files where file_id = files.id)`,
    isClosed: sql`exists (
      select from event_files join events on events.id = event_id
      where file_id = files.id and registered_only and kind = 'document')`,
    visibleTo: (viewerId) => sql`exists (
      select from event_files join events on events.id = event_id
      where file_id = files.id and (
        (approval_status = 'approved' and (not registered_only or kind <> 'document'))
        or (approval_status = 'approved' and exists (select from event_registrations as one
          where one.event_id = events.id and one.member_id = ${viewerId} and one.status = 'registered'))
        or organizer_id = ${viewerId}
        or exists (select from event_organizers as runs
          where runs.event_id = events.id and runs.member_id = ${viewerId})
        or exists (select from members where id = ${viewerId} and role <> 'user')))`,
  },
  flags: { event: flaggedEvent },
  approvals: { event: eventApproval },
  archive: archiveEvents,
  memberDeleted: deleteFromEvents,
  blocks: [
    { call: 'listEvents', author: 'organizer_id' },
    { call: 'getEvent', author: 'organizer_id' },
  ],
  audiences: { event_registered: eventRegistered, event_attendees: eventAttendees, ...REMINDED },
};
