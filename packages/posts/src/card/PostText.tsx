import { extractHashtags, type Post, plainText } from '@saudagar/contract';
import { Button, MemberText, UnstyledButton } from '@saudagar/ui';
import { useMemo } from 'react';
import { useSource } from '../source/SourceContext.ts';
import { useTexts } from '../texts.ts';
import { excerptOf } from './excerpt.ts';
import { Hashtags } from './Hashtags.tsx';
import { useExpanded } from './useExpanded.ts';

interface PostTextProps {
  /** Id of the text's element. */
  id: string;
  post: Pick<Post, 'id' | 'content' | 'hashtags'>;
  /** True when it is collapsed to one line. */
  // FEED-202
  isCompact: boolean;
}

/**
 * A post's formatted text (FEED-091), with 'Show more' for a long one, and the hashtags that are
 * not in the text (FEED-092).
 */
export function PostText({ id, post, isCompact }: PostTextProps) {
  const { t } = useTexts();
  const { onHashtag } = useSource();
  const [isOpen, setOpen] = useExpanded(post.id, isCompact);
  const excerpt = useMemo(() => excerptOf(post.content), [post.content]);
  const shown = isOpen || excerpt === null ? post.content : excerpt;
  const otherTags = useMemo(() => {
    const inText = new Set(extractHashtags(shown));
    return post.hashtags.filter((tag) => !inText.has(tag.toLowerCase()));
  }, [shown, post.hashtags]);
  // A post with only files (GRP-115).
  if (shown === '' && otherTags.length === 0) return <div id={id} hidden />;
  if (isCompact && !isOpen) {
    return (
      <UnstyledButton className="sg-post-line" aria-expanded={false} onPress={() => setOpen(true)}>
        <span id={id}>{plainText(post.content)}</span>
      </UnstyledButton>
    );
  }
  return (
    <div className="sg-post-text">
      <div id={id}>
        <MemberText onHashtag={onHashtag}>{shown}</MemberText>
      </div>
      {(excerpt !== null || isCompact) && (
        <Button
          variant="quiet"
          size="small"
          className="sg-post-unfold"
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
        >
          {t(isOpen ? 'post.less' : 'post.more')}
        </Button>
      )}
      <Hashtags tags={otherTags} />
    </div>
  );
}
