import { RESOURCE_CATEGORIES } from '@saudagar/contract';
import { useTexts } from './texts.ts';

/** Returns a function that translates a category; unknown ones stay as they are. */
export function useCategory(): (category: string) => string {
  const { t } = useTexts();
  return (category) => {
    const known = RESOURCE_CATEGORIES.find((one) => one === category);
    return known ? t(`categories.${known}`) : category;
  };
}
