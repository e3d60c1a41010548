export {
  deleteEventAttachment,
  EVENT_DOCUMENTS_MAX,
  EVENT_GALLERY_MAX,
  EventAttachments,
  EventDocument,
  EventImage,
  getEventAttachments,
  orderEventAttachments,
  uploadEventDocument,
  uploadEventImage,
} from './attachments.ts';
export {
  Attendee,
  AttendeeCounts,
  AttendeeFilter,
  checkInAttendee,
  EVENT_MESSAGE_MAX,
  exportAttendees,
  listAttendees,
  messageAttendees,
  undoCheckIn,
} from './attendees.ts';
export { CODE_LENGTH, CODE_SIGNS, formatCode, isDrawnCode, normalizeCode } from './checkInCode.ts';
export { DoorAttendee, DoorList, getDoorList, hashCode } from './door.ts';
export {
  type ChangedValues,
  changedFields,
  criticalChanges,
  type EditedValues,
  notifiesAttendees,
} from './eventChanges.ts';
export {
  EDITED_FIELDS,
  type EditedField,
  EVENT_ATTENDEES_MAX,
  EVENT_DESCRIPTION_MAX,
  EVENT_LINKS_MAX,
  EVENT_NUMBERS,
  EVENT_PLACE_MAX,
  EVENT_PRICE_MAX,
  EVENT_TAG_MAX,
  EVENT_TAGS_MAX,
  EVENT_TITLE_MAX,
  EVENT_TYPES,
  EventLink,
  EventTime,
  EventType,
  REVISED_EVENT_FIELDS,
} from './eventFields.ts';
export {
  type EventFilters,
  EventSort,
  type FilteredEvent,
  inEventOrder,
  passesFilters,
  StatusFilter,
  searchedOfEvent,
} from './eventFilters.ts';
export {
  type CheckedEvent,
  EVENT_RESTRICTIONS,
  EVENT_RETURN_DAYS,
  type EventActor,
  type EventRestriction,
  type EventRights,
  type EventValidationError,
  eventRights,
  isLocked,
  managesEvent,
  mayDeleteEvents,
  type OrganizedEvent,
  organizes,
  type ReturnDenyReason,
  readsDetails,
  registrationFor,
  returnDenyReason,
  validateEvent,
} from './eventRules.ts';
export {
  type Attendance,
  type DatedEvent,
  type DisplayStatus,
  displayStatus,
  eventUid,
  isEventFull,
  spotsLeft,
  takesRegistrations,
} from './eventStatus.ts';
export {
  EVENTS_SKIP_MAX,
  Event,
  EventApproval,
  EventMessage,
  getEvent,
  listEvents,
} from './events.ts';
export { type FileNames, inFileOrder } from './fileEdits.ts';
export {
  createEvent,
  deleteEvent,
  EDIT_REASON_MAX,
  type EventBody,
  EventEdit,
  EventPermissions,
  getEventHistory,
  getEventPermissions,
  updateEvent,
} from './managing.ts';
export {
  cancelRegistration,
  EventRegistration,
  REGISTRATION_LINE_MAX,
  REGISTRATION_NOTES_MAX,
  RegistrationData,
  RegistrationStatus,
  registerForEvent,
} from './registering.ts';
