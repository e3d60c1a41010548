import type { Event } from '@saudagar/contract';

const MAP = 'https://www.google.com/maps/search/?api=1&query=';

/** Where a map shows the place; null for what takes place online. */
export const mapAddress = ({ event_type, venue, location }: Event): string | null =>
  event_type === 'Webinar'
    ? null
    : MAP + encodeURIComponent([venue, location].filter(Boolean).join(', '));
