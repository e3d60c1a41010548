import { INDUSTRY_TAGS, type IndustryTag } from '@saudagar/contract';
import { useTexts } from '../texts.ts';

const isKnown = (tag: string): tag is IndustryTag =>
  (INDUSTRY_TAGS as readonly string[]).includes(tag);

/** Returns a function that translates an industry; unknown ones stay as they are. */
export function useTagText(): (tag: string) => string {
  const { t } = useTexts();
  return (tag) => (isKnown(tag) ? t(`tags.${tag}`) : tag);
}
