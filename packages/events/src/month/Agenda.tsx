import { useNow } from '@saudagar/ui';
import { EventTitle } from '../card/EventTitle.tsx';
import { useTexts } from '../texts.ts';
import { DayTime } from './DayTime.tsx';
import type { MonthProps } from './MonthTable.tsx';
import { fromToday, onDay } from './month.ts';

/**
 * Days of a month that have events, for narrow screens where the table only shows dots: in the
 * current month from today on, then the earlier ones.
 */
export function Agenda({ weeks, events, onOpen }: MonthProps) {
  const { t, locale } = useTexts();
  const days = weeks.flat().filter((day) => day.isInside && onDay(events, day).length > 0);
  const now = useNow();
  const last = weeks
    .flat()
    .filter((day) => day.isInside)
    .at(-1);
  const isPast = last !== undefined && last.end.getTime() <= now;
  const { rest, earlier } = isPast ? { rest: days, earlier: [] } : fromToday(days, now);
  const format = new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  });
  const listOf = (shown: typeof days, name: string) => (
    <ul aria-label={name}>
      {shown.map((day) => (
        <li key={day.start.getTime()}>
          <h3 className="sg-event-agenda-day">{format.format(day.start)}</h3>
          <ul>
            {onDay(events, day).map((event) => (
              <li key={event.id} data-cancelled={event.status === 'cancelled' || undefined}>
                <EventTitle eventId={event.id} onOpen={onOpen} className="sg-event-agenda-open">
                  <DayTime {...{ event, day }} />
                  <span>
                    <span className="sg-event-day-title">{event.title}</span>
                    {event.status === 'cancelled' && ` (${t('status.cancelled')})`}
                  </span>
                </EventTitle>
              </li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
  return (
    <div className="sg-event-agenda">
      {rest.length > 0 && listOf(rest, t('month.agenda'))}
      {rest.length === 0 && earlier.length > 0 && (
        <p className="sg-event-note">{t('empty.rest')}</p>
      )}
      {earlier.length > 0 && (
        <>
          <p className="sg-event-note">{t('month.earlier')}</p>
          {listOf(earlier, t('month.earlier'))}
        </>
      )}
    </div>
  );
}
