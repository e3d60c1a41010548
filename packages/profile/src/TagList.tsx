import { useTagText } from '@saudagar/portal';
import { Badge } from '@saudagar/ui';
import { useTexts } from './texts.ts';

interface TagListProps {
  tags: readonly string[];
  /** Accessible name of the list. */
  name: string;
}

/** Industries in the reader's language; values unknown to the kit are shown unchanged. */
export function TagList({ tags, name }: TagListProps) {
  const { t } = useTexts();
  const tagText = useTagText();
  if (tags.length === 0) return null;
  return (
    <ul className="sg-profile-badges" aria-label={t('industries', { name })}>
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>{tagText(tag)}</Badge>
        </li>
      ))}
    </ul>
  );
}
