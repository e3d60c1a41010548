import { INDUSTRY_TAGS, type IndustryTag } from '@saudagar/contract';
import { Badge } from '@saudagar/ui';
import { useTexts } from './texts.ts';

const isKnown = (tag: string): tag is IndustryTag =>
  (INDUSTRY_TAGS as readonly string[]).includes(tag.toLowerCase());

interface TagListProps {
  tags: readonly string[];
  /** Whose they are. */
  name: string;
}

/** Industries in the reader's language; one that only a foreign server knows stays as it is. */
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
