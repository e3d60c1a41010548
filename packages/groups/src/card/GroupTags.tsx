import { useTagText } from '@saudagar/portal';
import { Badge } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

interface GroupTagsProps {
  tags: readonly string[];
  /** Maximum number of tags shown. @default all */
  limit?: number | undefined;
}

/** Industry tags of a group. */
export function GroupTags({ tags, limit }: GroupTagsProps) {
  const { t } = useTexts();
  const tagText = useTagText();
  if (tags.length === 0) return null;
  return (
    <ul className="sg-group-tags" aria-label={t('card.tags')}>
      {tags.slice(0, limit).map((tag) => (
        <li key={tag}>
          <Badge>{tagText(tag)}</Badge>
        </li>
      ))}
    </ul>
  );
}
