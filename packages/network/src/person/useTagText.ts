import { INDUSTRY_TAGS, type IndustryTag } from '@saudagar/contract';
import { useTexts } from '../texts.ts';

const isKnown = (tag: string): tag is IndustryTag =>
  (INDUSTRY_TAGS as readonly string[]).includes(tag);

/** Words an industry in the member's language; one that only a foreign server knows stays as it is. */
export function useTagText(): (tag: string) => string {
  const { t } = useTexts();
  return (tag) => (isKnown(tag) ? t(`tags.${tag}`) : tag);
}
