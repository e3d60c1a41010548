import { POST_MAX_LENGTH, type Post } from '@saudagar/contract';
import { AttachedFiles } from '@saudagar/files';
import { CollapsedText, useCollapsed, usePersistentActor, usePortal } from '@saudagar/portal';
import {
  type ArticleAttributes,
  Card,
  loadable,
  OnDemand,
  SkeletonText,
  useRestoreFocus,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { memo, useEffect, useId, useMemo, useRef, useState } from 'react';
import { provideUnsent } from '../comments/unsentFlow.ts';
import { commentComposerKey, commentsKey, editKey, UNSENT_KEY } from '../keptKeys.ts';
import type { PostLinks } from '../links.ts';
import { communityPosts, type PostSource } from '../source/postSource.ts';
import { SourceContext } from '../source/SourceContext.ts';
import { useTexts } from '../texts.ts';
import { commentsPanel } from './commentsPart.ts';
import { focusBeside } from './focusBeside.ts';
import { PostActions } from './PostActions.tsx';
import { PostHeader } from './PostHeader.tsx';
import { PostMenu } from './PostMenu.tsx';
import { PostText } from './PostText.tsx';
import { useExpanded } from './useExpanded.ts';

const textEditor = loadable(async () => (await import('../laterParts.ts')).TextEditor);

/** How much of a post is shown: all of it, or a line of text and the number of files. */
// FEED-202
export type PostMode = 'detailed' | 'compact';

/** Props of {@link PostCard}. */
export interface PostCardProps {
  /** The post shown. */
  post: Post;
  /** What the list around gives its articles, such as `ArticleList` of `@saudagar/ui`. @default none */
  attributes?: ArticleAttributes;
  /** Where its names, mentions and hashtags lead; keep the object the same. */
  links: PostLinks;
  /** Where the post comes from; keep the object the same. @default the community's posts */
  source?: PostSource;
  /** Whether the reader may only read: no like, no comment. @default false */
  isReadOnly?: boolean;
  /** How much of it is shown. @default 'detailed' */
  mode?: PostMode;
  /** Whether its comments are open from the beginning. @default false */
  hasCommentsOpen?: boolean;
}

/**
 * One post with its author, content and actions, as wide as its place. What the
 * member does with it is told to those who {@link subscribePosts}: whoever gave the post gives it anew.
 */
// FEED-083–099
export const PostCard = memo(function PostCard(props: PostCardProps) {
  const { post, attributes, mode } = props;
  const id = useId();
  const { restriction, onShow } = useCollapsed(post.user_id, post.id);
  const [isExpanded, unfold] = useState(false);
  if (!restriction) return <OpenPost {...props} takesFocus={isExpanded} />;
  return (
    <Card
      {...attributes}
      as="article"
      padding="none"
      className="sg-post"
      data-mode={mode ?? 'detailed'}
      aria-labelledby={id}
    >
      <CollapsedText
        kind="post"
        restriction={restriction}
        id={id}
        onShow={() => {
          unfold(true);
          onShow();
        }}
      />
    </Card>
  );
});

interface OpenPostProps extends PostCardProps {
  /** Whether it was folded just now, and the button had the focus. */
  takesFocus: boolean;
}

/** A post that is not folded away. */
function OpenPost(props: OpenPostProps) {
  const { takesFocus } = props;
  const { post, attributes, links, mode = 'detailed', hasCommentsOpen = false } = props;
  const { source = communityPosts, isReadOnly = false } = props;
  const placed = useMemo(() => ({ source, isReadOnly }), [source, isReadOnly]);
  const id = useId();
  const article = useRef<HTMLDivElement>(null);
  const { actors } = usePortal();
  const edited = { postId: post.id, commentId: null };
  const box = commentComposerKey(source, post.id, null);
  const [isEditing, setEditing] = useState(
    () => actors.find(editKey(source, edited)) !== undefined,
  );
  const [comments, setComments] = useState(() => ({
    areOpen: hasCommentsOpen || isLeftOpen(),
    wereOpened: hasCommentsOpen || isLeftOpen(),
    takeFocus: false,
  }));

  const isCompact = mode === 'compact';
  const { t } = useTexts();
  const by = post.user?.full_name?.trim() || t('post.unknown');
  const attached = { files: post.files, ids: post.attachments, by };
  const [areFilesOpen, setFilesOpen] = useExpanded(`${post.id} files`, isCompact);

  useRestoreFocus(isEditing, () => article.current?.querySelector('.sg-post-menu'));

  useEffect(() => {
    if (takesFocus) article.current?.querySelector<HTMLElement>('.sg-post-menu')?.focus();
  }, [takesFocus]);

  // A draft of an earlier visit opens its panel, once it is found.
  const unsent = usePersistentActor(UNSENT_KEY, provideUnsent, undefined);
  const isUnsent = useSelector(unsent, ({ context }) => context.names.includes(box));
  useEffect(() => {
    if (!isUnsent) return;
    setComments({ areOpen: true, wereOpened: true, takeFocus: false });
    unsent.send({ type: 'unsent.opened', name: box });
  }, [isUnsent, unsent, box]);

  /** Whether they were open, or a comment was left unsent, when the post was here last. */
  function isLeftOpen() {
    return [commentsKey(source, post.id), box].some((key) => actors.find(key));
  }

  /** The post goes from the list, by what `go` does or by now; focus goes on to the next one. */
  function leave(go: () => void, mayStay?: boolean) {
    focusBeside(article.current, '[role="feed"]', 'article', go, mayStay);
  }

  return (
    <SourceContext.Provider value={placed}>
      <Card
        {...attributes}
        ref={article}
        as="article"
        padding="none"
        className="sg-post"
        data-mode={mode}
        aria-labelledby={`${id}-author`}
        aria-describedby={`${id}-text`}
      >
        <PostHeader authorId={`${id}-author`} post={post} links={links} isCompact={isCompact}>
          <PostMenu post={post} links={links} onEdit={() => setEditing(true)} onLeave={leave} />
        </PostHeader>
        {isEditing ? (
          <div className="sg-post-text">
            <OnDemand part={textEditor} fallback={<SkeletonText lines={3} />}>
              <textEditor.View
                {...edited}
                text={post.content}
                files={post.files}
                needsText={!post.group_id}
                limit={POST_MAX_LENGTH}
                // It may have turned out to be deleted elsewhere.
                onClose={() => leave(() => setEditing(false), true)}
              />
            </OnDemand>
          </div>
        ) : (
          <PostText id={`${id}-text`} post={post} links={links} isCompact={isCompact} />
        )}
        {!isCompact && !(isEditing && post.files) && <AttachedFiles {...attached} />}
        {isCompact && areFilesOpen && (
          <div id={`${id}-files`}>
            <AttachedFiles {...attached} />
          </div>
        )}
        <PostActions
          id={id}
          post={post}
          links={links}
          isCompact={isCompact}
          areFilesOpen={areFilesOpen}
          onFiles={() => setFilesOpen(!areFilesOpen)}
          areCommentsOpen={comments.areOpen}
          hasPanel={comments.wereOpened}
          onComments={(isByKeyboard) =>
            setComments(({ areOpen }) => ({
              areOpen: !areOpen,
              wereOpened: true,
              takeFocus: isByKeyboard,
            }))
          }
        />
        {comments.wereOpened && (
          <OnDemand
            part={commentsPanel}
            fallback={<SkeletonText lines={2} className="sg-comments" />}
          >
            <commentsPanel.View
              id={`${id}-comments`}
              postId={post.id}
              isOpen={comments.areOpen}
              takesFocus={comments.takeFocus}
              links={links}
            />
          </OnDemand>
        )}
      </Card>
    </SourceContext.Provider>
  );
}
