import { RESOURCE_CATEGORIES } from '@saudagar/contract';
import { useTexts } from './texts.ts';

/** Words a category of the wire; one that is not known is shown as it is. */
export function useCategory(): (category: string) => string {
  const { t } = useTexts();
  return (category) => {
    const known = RESOURCE_CATEGORIES.find((one) => one === category);
    return known ? t(`categories.${known}`) : category;
  };
}
