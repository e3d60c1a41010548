import type { Post } from '@saudagar/contract';
import { ReadView } from '@saudagar/flows/react';
import {
  SessionGate,
  usePersistentActor,
  usePortal,
  useRoutes,
  useStored,
  useUser,
} from '@saudagar/portal';
import { type PostCallbacks, PostCard, PostSkeletons } from '@saudagar/posts';
import { type ArticleAttributes, ArticleList, EmptyState, Link, LinkButton } from '@saudagar/ui';
import PenLine from 'lucide-react/icons/pen-line';
import { useCallback, useEffect, useId, useMemo } from 'react';
import { hiddenBy } from '../configuration/hiding.ts';
import { storedConfiguration } from '../configuration/storedConfiguration.ts';
import { useHideMember } from '../configuration/useHideMember.ts';
import { useTexts } from '../texts.ts';
import { provideLatestPosts } from './latestPostsFlow.ts';
import { LATEST_KEY, LATEST_QUERY } from './prepareLatestPosts.ts';

/** Props of {@link LatestPosts}. */
export interface LatestPostsProps extends Omit<PostCallbacks, 'onHide'> {
  /** Number of posts shown, at most 8. @default 5 */
  limit?: number | undefined;
}

/** The newest posts, one line each, for a home page. */
// SHELL-148
export function LatestPosts(props: LatestPostsProps) {
  return (
    <SessionGate loading={<PostSkeletons />}>
      {(user) => <MembersLatest key={user.id} {...props} />}
    </SessionGate>
  );
}

/** Estimated height of a post, in px. */
const HEIGHT = 150;

/** Actors whose view has unmounted; they reload when shown again. */
const left = new WeakSet<object>();

function MembersLatest({ limit = 5, ...rest }: LatestPostsProps) {
  const { feed } = useRoutes();
  const { onMessage, postActions } = rest;
  const { t } = useTexts();
  const titleId = useId();
  const onHide = useHideMember();
  const isHidden = useHidden();
  const actor = usePersistentActor(LATEST_KEY, provideLatestPosts, { query: LATEST_QUERY });
  useEffect(() => {
    if (left.delete(actor)) actor.send({ type: 'read.outdated' });
    return () => void left.add(actor);
  }, [actor]);
  const links = useMemo(
    () => ({ onMessage, onHide, postActions }),
    [onMessage, onHide, postActions],
  );
  const render = useCallback(
    (post: Post, attributes: ArticleAttributes) => (
      <PostCard post={post} attributes={attributes} links={links} mode="compact" />
    ),
    [links],
  );
  const empty = (
    <EmptyState
      illustration={<PenLine />}
      title={t('latest.none')}
      level={3}
      action={feed && <LinkButton href={feed()}>{t('composer.open')}</LinkButton>}
    >
      {t('latest.noneText')}
    </EmptyState>
  );
  return (
    <section className="sg-feed-latest" aria-labelledby={titleId}>
      <header className="sg-feed-latest-head">
        <h2 id={titleId} className="sg-feed-latest-title">
          {t('latest.title')}
        </h2>
        {feed && <Link href={feed()}>{t('latest.all')}</Link>}
      </header>
      <ReadView actor={actor} skeleton={<PostSkeletons />} empty={empty}>
        {(posts) => {
          const shown = posts.filter((post) => !isHidden(post)).slice(0, limit);
          if (posts.length === 0) return empty;
          if (shown.length === 0) return <p>{t('nothing.hidden.text')}</p>;
          return (
            <ArticleList
              items={shown}
              aria-label={t('posts')}
              total={shown.length}
              estimatedHeight={HEIGHT}
            >
              {render}
            </ArticleList>
          );
        }}
      </ReadView>
    </section>
  );
}

/** Applies the hidden members and words of Feed Configuration. */
function useHidden(): (post: Post) => boolean {
  const { hideUsers, hideKeywords } = useStored(usePortal().stored(storedConfiguration));
  const readerId = useUser()?.id ?? null;
  return useMemo(
    () => hiddenBy({ hideUsers, hideKeywords, readerId }),
    [hideUsers, hideKeywords, readerId],
  );
}
