import { GROUP_EDIT_TAGS, groupTagKey } from '@saudagar/contract';
import { useTexts } from './texts.ts';

/** Tags offered for a new group, by wire values (GRP-055). */
export const NEW_GROUP_TAGS = [
  'textile',
  'manufacturing',
  'fashion',
  'electronics',
  'retail',
  'technology',
  'organic',
  'food',
  'sustainable',
  'furniture',
  'home',
  'wood',
  'spices',
] as const;

type KnownTag = (typeof NEW_GROUP_TAGS)[number] | Lowercase<(typeof GROUP_EDIT_TAGS)[number]>;

/** All suggested tags in their normalized form (GRP-089). */
export const KNOWN_TAGS: readonly KnownTag[] = [
  ...new Set([
    ...NEW_GROUP_TAGS,
    ...GROUP_EDIT_TAGS.map((tag) => tag.toLowerCase() as Lowercase<typeof tag>),
  ]),
];

/** Returns a function that translates suggested tags; free ones stay as they are. */
export function useTagText(): (tag: string) => string {
  const { t } = useTexts();
  return (tag) => {
    const known = KNOWN_TAGS.find((one) => one === groupTagKey(tag));
    return known ? t(`tags.${known}`) : tag;
  };
}
