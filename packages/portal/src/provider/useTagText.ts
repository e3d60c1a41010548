import { useTagTexts } from '../texts.ts';

/**
 * Returns a function that translates a tag, an industry, a category or an event type, in any case;
 * free ones stay as they are.
 */
export function useTagText(): (tag: string) => string {
  const { t, has } = useTagTexts();
  return (tag) => {
    const key = tag.trim().toLowerCase();
    return has(key) ? t(key) : tag;
  };
}
