import { formatDate } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

/** Formats a date in the member's language and time zone. */
export function useDate(): (moment: string) => string {
  const { locale } = useTexts();
  return (moment) => formatDate(new Date(moment), locale);
}
