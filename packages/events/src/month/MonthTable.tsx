import type { Event } from '@saudagar/contract';
import { useNow, VisuallyHidden } from '@saudagar/ui';
import { EventTitle } from '../card/EventTitle.tsx';
import { useTexts } from '../texts.ts';
import { DayTime } from './DayTime.tsx';
import { type Day, onDay } from './month.ts';

export interface MonthProps {
  weeks: readonly (readonly Day[])[];
  events: readonly Event[];
  onOpen: (id: string) => void;
}

/** A month as a table: a row per week, each day with its events. */
export function MonthTable({ name, weeks, events, ...links }: MonthProps & { name: string }) {
  const { locale } = useTexts();
  const weekday = (day: Day, style: 'short' | 'long') =>
    new Intl.DateTimeFormat(locale, { weekday: style }).format(day.start);
  return (
    <table className="sg-event-calendar">
      <caption>
        <VisuallyHidden>{name}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          {weeks[0]?.map((day) => (
            <th key={day.start.getTime()} scope="col" abbr={weekday(day, 'long')}>
              {weekday(day, 'short')}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]?.start.getTime()}>
            {week.map((day) => (
              <DayCell key={day.start.getTime()} day={day} events={onDay(events, day)} {...links} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function DayCell({ day, events, onOpen }: Omit<MonthProps, 'weeks'> & { day: Day }) {
  const { t } = useTexts();
  const now = useNow();
  const isToday = day.start.getTime() <= now && now < day.end.getTime();
  return (
    <td
      className="sg-event-day"
      data-outside={!day.isInside || undefined}
      aria-current={isToday ? 'date' : undefined}
    >
      <time className="sg-event-day-number" dateTime={localDate(day.start)}>
        {day.start.getDate()}
      </time>
      {events.length > 0 && (
        <>
          <span className="sg-event-day-dot" aria-hidden="true" />
          <ul className="sg-event-day-list">
            {events.map((event) => (
              <li key={event.id} data-cancelled={event.status === 'cancelled' || undefined}>
                <EventTitle eventId={event.id} onOpen={onOpen} className="sg-event-day-open">
                  <DayTime {...{ event, day }} />
                  {event.title}
                  {event.status === 'cancelled' && ` (${t('status.cancelled')})`}
                </EventTitle>
              </li>
            ))}
          </ul>
        </>
      )}
    </td>
  );
}

/** Formats a local day as YYYY-MM-DD. */
const localDate = (day: Date): string =>
  [day.getFullYear(), day.getMonth() + 1, day.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');
