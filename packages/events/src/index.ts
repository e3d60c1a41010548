'use client';

export { addToCalendarMachine } from './calendar/addToCalendarMachine.ts';
export { EventCard, type EventCardProps } from './card/EventCard.tsx';
export { deleteEventMachine } from './deleting/deleteEventMachine.ts';
export { eventMachine } from './detail/eventMachine.ts';
export { filesMachine as eventFilesMachine } from './detail/filesMachine.ts';
export { EventPage, type EventPageProps } from './EventPage.tsx';
export { Events, type EventsProps } from './Events.tsx';
export { EventsCard, type EventsCardProps } from './home/EventsCard.tsx';
export { upcomingMachine } from './home/upcomingMachine.ts';
export type { EventLinks } from './links.ts';
export { eventsMachine } from './list/eventsMachine.ts';
export { cancelMachine as cancelRegistrationMachine } from './registration/cancelMachine.ts';
export { registerMachine } from './registration/registerMachine.ts';
