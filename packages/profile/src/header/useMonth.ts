import { useTexts } from '../texts.ts';

/** A month with its year, as the member's language writes it. */
export function useMonth(): (moment: string) => string {
  const { locale } = useTexts();
  return (moment) =>
    new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }).format(new Date(moment));
}
