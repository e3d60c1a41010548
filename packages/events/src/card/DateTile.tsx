import { useTexts } from '../texts.ts';

/** Day and month of a start date as a calendar leaf; the full date is shown beside it. */
export function DateTile({ start }: { start: string }) {
  const { locale } = useTexts();
  const moment = new Date(start);
  if (Number.isNaN(moment.getTime())) return null;
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, options).format(moment);
  return (
    <span className="sg-event-tile" aria-hidden="true">
      <span className="sg-event-tile-month">{part({ month: 'short' })}</span>
      <span className="sg-event-tile-day">{part({ day: 'numeric' })}</span>
    </span>
  );
}
