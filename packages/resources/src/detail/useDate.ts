import { useTexts } from '../texts.ts';

/** Formats a date in the member's language and time zone. */
export function useDate(): (moment: string) => string {
  const { locale } = useTexts();
  return (moment) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(moment));
}
