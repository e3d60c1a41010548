'use client';

export { addToCalendarMachine } from './calendar/addToCalendarFlow.ts';
export { EventCard, type EventCardProps } from './card/EventCard.tsx';
export { deleteEventMachine } from './deleting/deleteEventFlow.ts';
export { eventMachine } from './detail/eventFlow.ts';
export { filesMachine as eventFilesMachine } from './detail/filesFlow.ts';
export { EventPage, type EventPageProps } from './EventPage.tsx';
export { Events, type EventsProps } from './Events.tsx';
export { EventsCard, type EventsCardProps } from './home/EventsCard.tsx';
export { upcomingMachine } from './home/upcomingFlow.ts';
export type { EventLinks } from './links.ts';
export { eventsMachine } from './list/eventsFlow.ts';
export { cancelMachine as cancelRegistrationMachine } from './registration/cancelFlow.ts';
export { registerMachine } from './registration/registerFlow.ts';
