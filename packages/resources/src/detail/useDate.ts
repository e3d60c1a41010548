import { useTexts } from '../texts.ts';

/** Words a moment as its day, in the member's language and time zone. */
export function useDate(): (moment: string) => string {
  const { locale } = useTexts();
  return (moment) =>
    new Intl.DateTimeFormat(locale, { dateStyle: 'long' }).format(new Date(moment));
}
