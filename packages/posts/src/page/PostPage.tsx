import { ReadView } from '@saudagar/flows/react';
import { SessionGate, useRoutes, useViewActor } from '@saudagar/portal';
import {
  BackLink,
  EmptyState,
  LinkButton,
  SkeletonCard,
  shareSnippet,
  VisuallyHidden,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import type { PostCallbacks } from '../callbacks.ts';
import { PostCard } from '../card/PostCard.tsx';
import { useTexts } from '../texts.ts';
import { providePost } from './postFlow.ts';

/** Props of {@link PostPage}. */
export interface PostPageProps extends PostCallbacks {
  /** Id of the post. */
  postId: string;
  /** Called with the page's title once it is known: the post's author and first words. */
  onTitle?: ((title: string) => void) | undefined;
}

/** A post with its comments open, reached by shared links. */
// SHELL-063, FEED-145
export function PostPage({ postId, ...rest }: PostPageProps) {
  return (
    <SessionGate loading={<SkeletonCard lines={3} />}>
      {(user) => <OnePost key={`${postId} ${user.id}`} postId={postId} {...rest} />}
    </SessionGate>
  );
}

function OnePost(props: PostPageProps) {
  const { feed } = useRoutes();
  const { postId, onTitle, onMessage, onHide, postActions } = props;
  const { t } = useTexts();
  const actor = useViewActor(providePost, { query: { id: postId } });
  const post = useSelector(actor, ({ context }) => context.value);
  const links = useMemo(
    () => ({ onMessage, onHide, postActions }),
    [onMessage, onHide, postActions],
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
  const back = feed && <LinkButton href={feed()}>{t('postPage.back')}</LinkButton>;

  const missing = (
    <EmptyState title={t('postPage.missingTitle')} action={back}>
      {t('postPage.missingText')}
    </EmptyState>
  );

  return (
    <section className="sg-post-page" aria-label={t('postPage.name')}>
      <BackLink href={feed?.()}>{t('postPage.back')}</BackLink>
      <ReadView
        actor={actor}
        skeleton={
          <>
            <VisuallyHidden>{t('postPage.loading')}</VisuallyHidden>
            <SkeletonCard lines={3} />
          </>
        }
        forbidden={missing}
        gone={missing}
        lost={<EmptyState title={t('postPage.deletedText')} action={back} />}
      >
        {(shown) => <PostCard post={shown} links={links} hasCommentsOpen />}
      </ReadView>
    </section>
  );
}
