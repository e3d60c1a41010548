import type { Event } from '@saudagar/contract';
import { zoneName } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import { readerTime, timeOfDay } from '../when/eventTime.ts';
import { deviceZone } from '../when/zones.ts';
import type { Day } from './month.ts';

/** Time of an event on a day: its start, the end of one that began before, or the whole day. */
export function DayTime({ event, day }: { event: Event; day: Day }) {
  const { t, locale } = useTexts();
  const { start_date, end_date } = event;
  const [start, end] = [new Date(start_date), new Date(end_date ?? start_date)];
  // Named where the event's own clocks show another time.
  const zone =
    readerTime(event, locale) === null ? '' : `\u00a0${zoneName(deviceZone(), locale, start)}`;
  const text =
    start >= day.start
      ? `${timeOfDay(start_date, locale)}${zone}`
      : end < day.end
        ? t('month.until', { time: `${timeOfDay(end.toISOString(), locale)}${zone}` })
        : t('month.goesOn');
  return <span className="sg-event-day-time">{text} </span>;
}
