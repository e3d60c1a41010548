'use client';

export type { EventCallbacks } from './callbacks.ts';
export { EventCard, type EventCardProps } from './card/EventCard.tsx';
export { EventPage, type EventPageProps } from './EventPage.tsx';
export { Events, type EventsProps } from './Events.tsx';
export { EventsCard, type EventsCardProps } from './home/EventsCard.tsx';
export { RegisteredEvents, type RegisteredEventsProps } from './home/RegisteredEvents.tsx';
