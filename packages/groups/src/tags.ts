import { GROUP_EDIT_TAGS, groupTagKey } from '@saudagar/contract';
import { useTexts } from './texts.ts';

/** The tags that a new group is given, as they stand on the wire (GRP-055). */
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

/** Every tag that the kit suggests, by what tags are compared with (GRP-089). */
export const KNOWN_TAGS: readonly KnownTag[] = [
  ...new Set([
    ...NEW_GROUP_TAGS,
    ...GROUP_EDIT_TAGS.map((tag) => tag.toLowerCase() as Lowercase<typeof tag>),
  ]),
];

/** Words tags that the kit suggests in the member's language; free ones stay as they are. */
export function useTagText(): (tag: string) => string {
  const { t } = useTexts();
  return (tag) => {
    const known = KNOWN_TAGS.find((one) => one === groupTagKey(tag));
    return known ? t(`tags.${known}`) : tag;
  };
}
