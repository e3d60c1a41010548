import type { ServiceParts } from '../area.ts';
import { createFiles } from '../files/files.ts';
import { createEventAttendees, type EventAttendees } from './attendees.ts';
import { createEventComing, type EventComing } from './coming.ts';
import { createEventEdits, type EventEdits } from './editing.ts';
import { createEventFiles, type EventFiles } from './eventFiles.ts';
import { createEvents, type Events } from './events.ts';
import { createEventOrganizers, type EventOrganizers } from './organizers.ts';
import { createEventRegistrations, type EventRegistrations } from './registrations.ts';
import type {} from './tables.ts';

export interface EventsService {
  readonly events: Events;
  readonly eventEdits: EventEdits;
  readonly eventRegistrations: EventRegistrations;
  readonly eventAttendees: EventAttendees;
  readonly eventComing: EventComing;
  readonly eventOrganizers: EventOrganizers;
  readonly eventFiles: EventFiles;
}

declare module '../../community.ts' {
  interface Community extends EventsService {}
}

export function createEventsService(parts: ServiceParts): EventsService {
  return {
    events: createEvents(parts),
    eventEdits: createEventEdits(parts),
    eventRegistrations: createEventRegistrations(parts),
    eventAttendees: createEventAttendees(parts),
    eventComing: createEventComing(parts),
    eventOrganizers: createEventOrganizers(parts),
    eventFiles: createEventFiles(parts, createFiles(parts)),
  };
}
