import { useFailureText, useViewActor } from '@saudagar/portal';
import {
  EmptyState,
  InlineMessage,
  Link,
  LinkButton,
  SkeletonCard,
  shareSnippet,
  VisuallyHidden,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useEffect, useMemo } from 'react';
import { PostCard } from '../card/PostCard.tsx';
import type { PostLinks } from '../links.ts';
import { useTexts } from '../texts.ts';
import { providePost } from './postActors.ts';

/** Props of {@link PostPage}. */
export interface PostPageProps extends PostLinks {
  /** Id of the post. */
  id: string;
  /** Where the feed is: the way back, and on from a post that is gone. @default no way back */
  feedPath?: string;
  /** Told what to call the page, as soon as it is known: the post's author and first words. */
  onTitle?: (title: string) => void;
}

/** One post with its comments open: what a shared link leads to (SHELL-063, FEED-145). */
export function PostPage({ id, ...rest }: PostPageProps) {
  return <OnePost key={id} id={id} {...rest} />;
}

function OnePost(props: PostPageProps) {
  const { id, feedPath, onTitle, onMember, onMention, onHashtag, onMessage, onHide, postPath } =
    props;
  const { t } = useTexts();
  const failureText = useFailureText();
  const actor = useViewActor(providePost, { postId: id });
  const post = useSelector(actor, ({ context }) => context.post);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isLoading = useSelector(actor, (snapshot) => snapshot.matches('loading'));
  const isReady = useSelector(actor, (snapshot) => snapshot.matches('ready'));
  const isMissing = useSelector(actor, (snapshot) => snapshot.matches('missing'));
  const isDeleted = useSelector(actor, (snapshot) => snapshot.matches('deleted'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches('failed'));
  const links = useMemo(
    () => ({ onMember, onMention, onHashtag, onMessage, onHide, postPath }),
    [onMember, onMention, onHashtag, onMessage, onHide, postPath],
  );
  const title =
    post &&
    t('postPage.title', {
      name: post.user?.full_name?.trim() || t('post.unknown'),
      text: shareSnippet(post.content),
    });
  useEffect(() => {
    if (title) onTitle?.(title);
  }, [title, onTitle]);
  const back = feedPath && <LinkButton href={feedPath}>{t('postPage.back')}</LinkButton>;

  return (
    <section className="sg-post-page" aria-label={t('postPage.name')} aria-busy={isLoading}>
      {feedPath && (
        <Link href={feedPath} className="sg-post-back">
          <ArrowLeft aria-hidden="true" className="sg-post-back-icon" />
          {t('postPage.back')}
        </Link>
      )}
      {isLoading && (
        <>
          <VisuallyHidden>{t('postPage.loading')}</VisuallyHidden>
          <SkeletonCard lines={3} />
        </>
      )}
      {hasFailed && failure && (
        <InlineMessage
          kind={failure.kind === 'network' ? 'offline' : 'error'}
          onRetry={() => actor.send({ type: 'post.retry' })}
        >
          {failureText(failure)}
        </InlineMessage>
      )}
      {isReady && post && <PostCard post={post} links={links} hasCommentsOpen />}
      {isMissing && (
        <EmptyState title={t('postPage.missingTitle')} action={back}>
          {t('postPage.missingText')}
        </EmptyState>
      )}
      {isDeleted && <EmptyState title={t('postPage.deletedText')} action={back} />}
    </section>
  );
}
