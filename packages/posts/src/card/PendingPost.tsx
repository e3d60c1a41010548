import { extractHashtags, type FileInfo, type Post } from '@saudagar/contract';
import { AttachedFiles } from '@saudagar/files';
import { useUser } from '@saudagar/portal';
import { type ArticleAttributes, Card } from '@saudagar/ui';
import { forwardRef, type ReactNode, useId, useMemo, useState } from 'react';
import type { PostSource } from '../source/postSource.ts';
import { SourceContext } from '../source/SourceContext.ts';
import type { PostMode } from './PostCard.tsx';
import { PostHeader } from './PostHeader.tsx';
import { PostText } from './PostText.tsx';

/** Props of {@link PendingPost}. */
export interface PendingPostProps {
  /** Attributes from the enclosing list. @default none */
  attributes?: ArticleAttributes | undefined;
  /** Text of the post. */
  content: string;
  /** Its files, with addresses of this device. */
  files: readonly FileInfo[];
  /** Source of the post; must be a stable object. */
  source: PostSource;
  /** Layout of the post. */
  mode: PostMode;
  /** State of sending, in place of the actions. */
  children: ReactNode;
}

/** The member's post on its way to the server, as large as it will be. */
export const PendingPost = forwardRef<HTMLDivElement, PendingPostProps>(function PendingPost(
  { attributes, content, files, source, mode, children },
  ref,
) {
  const id = useId();
  const user = useUser();
  const [createdAt] = useState(() => new Date().toISOString());
  const placed = useMemo(() => ({ source, isReadOnly: true }), [source]);
  const isCompact = mode === 'compact';
  if (!user) return null;
  const post: Post = {
    ...{ id, user, content, user_id: user.id, post_type: 'text', created_at: createdAt },
    ...{ attachments: [], mentions: [], hashtags: extractHashtags(content) },
    ...{ likes_count: 0, comments_count: 0, user_liked: false },
  };
  return (
    <SourceContext.Provider value={placed}>
      <Card
        {...attributes}
        ref={ref}
        as="article"
        padding="none"
        className="sg-post"
        data-mode={mode}
        aria-labelledby={`${id}-author`}
        aria-describedby={`${id}-text`}
        aria-busy
      >
        <PostHeader authorId={`${id}-author`} post={post} isCompact={isCompact} isPending />
        <PostText id={`${id}-text`} post={post} isCompact={isCompact} />
        {!isCompact && <AttachedFiles files={files} by={user.full_name ?? undefined} />}
        <footer className="sg-post-actions sg-post-sending">{children}</footer>
      </Card>
    </SourceContext.Provider>
  );
});
