import { RESOURCE_CATEGORIES } from '@saudagar/contract';
import { useTexts } from '../texts.ts';

/** Translates a category of the wire; an unknown one is shown unchanged. */
export function useCategory(): (category: string) => string {
  const { t } = useTexts();
  return (category) => {
    const known = RESOURCE_CATEGORIES.find((one) => one === category);
    return known ? t(`categories.${known}`) : category;
  };
}
