import { Badge } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

/** A resource's tags; renders nothing without any. */
export function ResourceTags({ tags }: { tags: readonly string[] }) {
  const { t } = useTexts();
  if (tags.length === 0) return null;
  return (
    <ul className="sg-resource-tags" aria-label={t('tags')}>
      {tags.map((tag) => (
        <li key={tag}>
          <Badge>{tag}</Badge>
        </li>
      ))}
    </ul>
  );
}
