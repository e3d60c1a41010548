import { TENDER_CATEGORIES } from '@saudagar/contract';
import { useTexts } from '../texts.ts';

/** Translates a category; an unknown one is shown unchanged. */
export function useCategory(): (category: string) => string {
  const { t } = useTexts();
  return (category) => {
    const known = TENDER_CATEGORIES.find((one) => one === category);
    return known ? t(`categories.${known}`) : category;
  };
}
