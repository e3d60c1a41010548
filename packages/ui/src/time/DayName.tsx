import { dateFormat } from '../texts/intl.ts';
import { useTexts } from '../texts/useTexts.ts';
import { daysAgo } from './daysAgo.ts';
import { useNow } from './useNow.ts';

export interface DayNameProps {
  /** Any moment of the day: an ISO 8601 string or Unix milliseconds. */
  date: string | number;
}

/** A day's name in the device's time zone: 'Today', 'Yesterday', or its full date. */
export function DayName({ date }: DayNameProps) {
  const { t, locale } = useTexts();
  const days = daysAgo(date, useNow());
  if (days === 0) return t('relativeTime.today');
  if (days === 1) return t('relativeTime.yesterday');
  return dateFormat(locale, { dateStyle: 'full' }).format(new Date(date));
}
