import type { Event } from '@saudagar/contract';
import { useTexts } from '../texts.ts';
import { knownZone } from '../when/zones.ts';

/** Day and month of an event's start in its zone, as a calendar leaf; the full date is shown beside it. */
export function DateTile({ event }: { event: Pick<Event, 'start_date' | 'time_zone'> }) {
  const { locale } = useTexts();
  const moment = new Date(event.start_date);
  if (Number.isNaN(moment.getTime())) return null;
  const timeZone = knownZone(event.time_zone);
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone }).format(moment);
  return (
    <span className="sg-event-tile" aria-hidden="true">
      <span className="sg-event-tile-month">{part({ month: 'short' })}</span>
      <span className="sg-event-tile-day">{part({ day: 'numeric' })}</span>
    </span>
  );
}
