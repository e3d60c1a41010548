import { useMemo, useSyncExternalStore } from 'react';
import { VisuallyHidden } from 'react-aria-components';
import { classes } from '../classes.ts';
import { useTexts } from '../texts/useTexts.ts';
import { formatMoment, formatRelativeTime } from './relativeTime.ts';
import { onEveryMinute } from './ticker.ts';

export interface RelativeTimeProps {
  /** An ISO 8601 string or a Date. */
  date: string | Date;
  /** Class of the element, for its position in a layout. */
  className?: string | undefined;
}

/** A relative time that updates while shown. The full date shows on hover, and is announced. */
export function RelativeTime({ date, className }: RelativeTimeProps) {
  const texts = useTexts();
  const time = typeof date === 'string' ? date : date.toISOString();
  const moment = useMemo(() => new Date(time), [time]);
  const read = () => formatRelativeTime(moment, new Date(), texts);
  const text = useSyncExternalStore(onEveryMinute, read, read);
  const whole = formatMoment(moment, texts.locale);
  return (
    <time className={classes('sg-time', className)} dateTime={time} title={whole}>
      <span aria-hidden="true">{text}</span>
      <VisuallyHidden>{whole}</VisuallyHidden>
    </time>
  );
}
