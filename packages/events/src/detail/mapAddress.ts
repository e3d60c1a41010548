import type { Event } from '@saudagar/contract';

const MAP = 'https://www.google.com/maps/search/?api=1&query=';

/** Address of the location on a map; null for online events. */
export const mapAddress = ({ event_type, venue, location }: Event): string | null =>
  event_type === 'Webinar'
    ? null
    : MAP + encodeURIComponent([venue, location].filter(Boolean).join(', '));
