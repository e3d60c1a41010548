// Machines, each with the function that provides its calls: loads without React.
export { addToCalendarMachine, provideAddToCalendar } from './calendar/addToCalendarFlow.ts';
export { comingMachine, provideComing } from './coming/comingFlow.ts';
export {
  provideVisibility as provideRegistrationVisibility,
  visibilityMachine as registrationVisibilityMachine,
} from './coming/visibilityFlow.ts';
export { deleteEventMachine, provideDeleteEvent } from './deleting/deleteEventFlow.ts';
export { eventMachine, provideEvent } from './detail/eventFlow.ts';
export {
  filesMachine as eventFilesMachine,
  provideFiles as provideEventFiles,
} from './detail/filesFlow.ts';
export { cancelEventMachine, provideCancelEvent } from './form/cancelEventFlow.ts';
export { createEventMachine, provideCreateEvent } from './form/createEventFlow.ts';
export { editEventMachine, provideEditEvent } from './form/editEventFlow.ts';
export { provideEventUploads } from './form/eventUploadsActors.ts';
export { eventUploadsMachine } from './form/eventUploadsMachine.ts';
export { historyMachine, provideHistory } from './form/historyFlow.ts';
export { permissionsMachine, providePermissions } from './form/permissionsFlow.ts';
export { provideUpcoming, upcomingMachine } from './home/upcomingFlow.ts';
export { eventsMachine, provideEvents } from './list/eventsFlow.ts';
export { provideExport as provideAttendeesExport } from './organize/attendeesExportFlow.ts';
export { attendeesMachine, provideAttendees } from './organize/attendeesFlow.ts';
export { provideCheckIn } from './organize/checkInActors.ts';
export { checkInMachine } from './organize/checkInMachine.ts';
export { messageMachine, provideMessage } from './organize/messageFlow.ts';
export { provideUndoCheckIn, undoCheckInMachine } from './organize/undoCheckInFlow.ts';
export {
  addOrganizersMachine as addEventOrganizersMachine,
  provideAddOrganizers as provideAddEventOrganizers,
} from './organizers/addOrganizersFlow.ts';
export {
  organizersMachine as eventOrganizersMachine,
  provideOrganizers as provideEventOrganizers,
} from './organizers/organizersFlow.ts';
export {
  provideRemoveOrganizer as provideRemoveEventOrganizer,
  removeOrganizerMachine as removeEventOrganizerMachine,
} from './organizers/removeOrganizerFlow.ts';
export {
  cancelMachine as cancelRegistrationMachine,
  provideCancel as provideCancelRegistration,
} from './registration/cancelFlow.ts';
export { provideRegister, registerMachine } from './registration/registerFlow.ts';
