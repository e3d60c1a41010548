import { useTexts } from '../texts.ts';

/** Formats month and year in the member's language. */
export function useMonth(): (moment: string) => string {
  const { locale } = useTexts();
  return (moment) =>
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(new Date(moment));
}
