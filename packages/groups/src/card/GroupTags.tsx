import { Badge } from '@saudagar/ui';
import { useTagText } from '../tags.ts';
import { useTexts } from '../texts.ts';

interface GroupTagsProps {
  tags: readonly string[];
  /** Most tags that are shown. @default all */
  limit?: number;
}

/** The industry tags of a group. */
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
