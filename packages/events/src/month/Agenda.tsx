import { EventTitle } from '../card/EventTitle.tsx';
import { useTexts } from '../texts.ts';
import { timeOfDay } from '../when/eventTime.ts';
import type { MonthProps } from './MonthTable.tsx';
import { onDay } from './month.ts';

/** Days of a month that have events, for narrow screens where the table only shows dots. */
export function Agenda({ weeks, events, onOpen }: MonthProps) {
  const { t, locale } = useTexts();
  const days = weeks.flat().filter((day) => day.isInside && onDay(events, day).length > 0);
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  return (
    <ul className="sg-event-agenda">
      {days.map((day) => (
        <li key={day.start.getTime()}>
          <h3 className="sg-event-agenda-day">{format.format(day.start)}</h3>
          <ul>
            {onDay(events, day).map((event) => (
              <li key={event.id}>
                <EventTitle eventId={event.id} onOpen={onOpen} className="sg-event-agenda-open">
                  <span className="sg-event-day-time">
                    {new Date(event.start_date) >= day.start
                      ? timeOfDay(event.start_date, locale)
                      : t('month.goesOn')}
                  </span>
                  <span>{event.title}</span>
                </EventTitle>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
