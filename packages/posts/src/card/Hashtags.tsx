import { UnstyledButton } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

interface HashtagsProps {
  tags: readonly string[];
  onHashtag?: ((tag: string) => void) | undefined;
}

/** A post's hashtags (FEED-092): buttons if the host can open them. */
export function Hashtags({ tags, onHashtag }: HashtagsProps) {
  const { t } = useTexts();
  if (tags.length === 0) return null;
  return (
    <ul className="sg-post-tags" aria-label={t('post.hashtags')}>
      {tags.map((tag) => (
        <li key={tag}>
          {onHashtag ? (
            <UnstyledButton className="sg-post-tag" onPress={() => onHashtag(tag)}>
              #{tag}
            </UnstyledButton>
          ) : (
            <span className="sg-post-tag">#{tag}</span>
          )}
        </li>
      ))}
    </ul>
  );
}
