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
import { commentComposerKey, commentsKey, editKey, UNSENT_KEY } from '../actorKeys.ts';
import type { PostCallbacks } from '../callbacks.ts';
import { provideUnsent } from '../comments/unsentFlow.ts';
import { communityPosts, type PostSource } from '../source/postSource.ts';
import { SourceContext } from '../source/SourceContext.ts';
import { useTexts } from '../texts.ts';
import { commentsPanel } from './commentsPanel.ts';
import { focusBeside } from './focusBeside.ts';
import { PostActions } from './PostActions.tsx';
import { PostHeader } from './PostHeader.tsx';
import { PostMenu } from './PostMenu.tsx';
import { PostText } from './PostText.tsx';
import { useExpanded } from './useExpanded.ts';

const textEditor = loadable(async () => (await import('../writingChunk.ts')).TextEditor);

/** Layout of a post: in full, or one line of text and the number of files. */
// FEED-202
export type PostMode = 'detailed' | 'compact';

/** Props of {@link PostCard}. */
export interface PostCardProps {
  /** The post shown. */
  post: Post;
  /** Attributes from the enclosing list, such as `ArticleList` of `@saudagar/ui`. @default none */
  attributes?: ArticleAttributes | undefined;
  /** Actions that the host provides; must be a stable object. */
  links: PostCallbacks;
  /**
   * Filters the enclosing list by a pressed hashtag, given without `#`, in lower case; must be a
   * stable function. @default hashtags are links by the route `hashtag`
   */
  onHashtag?: ((tag: string) => void) | undefined;
  /** Source of the post; must be a stable object. @default the community's posts */
  source?: PostSource | undefined;
  /** True when the reader may only read: no likes or comments. @default false */
  isReadOnly?: boolean | undefined;
  /** Layout of the post. @default 'detailed' */
  mode?: PostMode | undefined;
  /** True when its comments are initially open. @default false */
  hasCommentsOpen?: boolean | undefined;
}

/**
 * A post with author, content and actions, filling its container. Changes made in it are published
 * to listeners of {@link subscribePosts}; the owner of `post` passes the changed one.
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
  /** True when it was just collapsed by a button that had focus. */
  takesFocus: boolean;
}

/** A post that is not collapsed. */
function OpenPost(props: OpenPostProps) {
  const { takesFocus } = props;
  const { post, attributes, links, mode = 'detailed', hasCommentsOpen = false } = props;
  const { source = communityPosts, isReadOnly = false, onHashtag } = props;
  const placed = useMemo(
    () => ({ source, isReadOnly, onHashtag }),
    [source, isReadOnly, onHashtag],
  );
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

  // A stored draft of a comment opens its panel once it is found.
  const unsent = usePersistentActor(UNSENT_KEY, provideUnsent, undefined);
  const isUnsent = useSelector(unsent, ({ context }) => context.names.includes(box));
  useEffect(() => {
    if (!isUnsent) return;
    setComments({ areOpen: true, wereOpened: true, takeFocus: false });
    unsent.send({ type: 'unsent.opened', name: box });
  }, [isUnsent, unsent, box]);

  /** Returns true if comments were open, or a comment unsent, when the post was last shown. */
  function isLeftOpen() {
    return [commentsKey(source, post.id), box].some((key) => actors.find(key));
  }

  /** Calls `go`, which removes the post from the list; focus moves to the next one. */
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
        <PostHeader authorId={`${id}-author`} post={post} isCompact={isCompact}>
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
                // The editor may have found that it was deleted elsewhere.
                onClose={() => leave(() => setEditing(false), true)}
              />
            </OnDemand>
          </div>
        ) : (
          <PostText id={`${id}-text`} post={post} isCompact={isCompact} />
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
