import { TENDER_CATEGORIES } from '@saudagar/contract';
import { useTexts } from '../texts.ts';

/** Names a category in the member's language; one of another server as it is. */
export function useCategory(): (category: string) => string {
  const { t } = useTexts();
  return (category) => {
    const known = TENDER_CATEGORIES.find((one) => one === category);
    return known ? t(`categories.${known}`) : category;
  };
}
