import { INDUSTRY_TAGS, type IndustryTag } from '@saudagar/contract';
import { Badge } from '@saudagar/ui';
import { useTexts } from './texts.ts';

const isKnown = (tag: string): tag is IndustryTag =>
  (INDUSTRY_TAGS as readonly string[]).includes(tag.toLowerCase());

interface TagListProps {
  tags: readonly string[];
  /** Accessible name of the list. */
  name: string;
}

/** Industries in the reader's language; values unknown to the kit are shown unchanged. */
export function TagList({ tags, name }: TagListProps) {
  const { t } = useTexts();
  if (tags.length === 0) return null;
  return (
    <ul className="sg-profile-badges" aria-label={t('industries', { name })}>
      {tags.map((tag) => {
        const known = tag.toLowerCase();
        return (
          <li key={tag}>
            <Badge>{isKnown(known) ? t(`tags.${known}`) : tag}</Badge>
          </li>
        );
      })}
    </ul>
  );
}
