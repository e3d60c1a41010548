import { Badge } from '@saudagar/ui';
import { useTagText } from '../tags.ts';
import { useTexts } from '../texts.ts';

interface GroupTagsProps {
  tags: readonly string[];
  /** Maximum number of tags shown. @default all */
  limit?: number;
}

/** Industry tags of a group. */
export function GroupTags({ tags, limit }: GroupTagsProps) {
  const { t } = useTexts();
  const textOf = useTagText();
  if (tags.length === 0) return null;
  return (
    <ul className="sg-group-tags" aria-label={t('card.tags')}>
      {tags.slice(0, limit).map((tag) => (
        <li key={tag}>
          <Badge>{textOf(tag)}</Badge>
        </li>
      ))}
    </ul>
  );
}
