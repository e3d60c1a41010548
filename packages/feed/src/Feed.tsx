import type { Member } from '@saudagar/contract';
import { useEmitted, useKeptActor, useViewActor } from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';
import { Composer } from './Composer.tsx';
import { provideComposer } from './composerActors.ts';
import { FeedBar } from './FeedBar.tsx';
import { FeedFailure } from './FeedFailure.tsx';
import { provideFeed } from './feedActors.ts';
import { PostList } from './PostList.tsx';
import { PostSkeletons } from './PostSkeletons.tsx';
import { useTexts } from './texts.ts';

/** Props of {@link Feed}. */
export interface FeedProps {
  /** Opens an author's profile. @default names are plain text */
  onMember?: (member: Member) => void;
  /** Opens the member mentioned, given without `@`. @default mentions are plain text */
  onMention?: (username: string) => void;
  /** Opens what is written about a hashtag, given without `#`. @default hashtags are plain text */
  onHashtag?: (tag: string) => void;
}

/** The community's feed: a composer, and below it the posts, newest first (FEED-001, FEED-061). */
export function Feed({ onMember, onMention, onHashtag }: FeedProps) {
  const { t } = useTexts();
  const feed = useViewActor(provideFeed, undefined);
  const composer = useKeptActor('feed.composer', provideComposer, undefined);
  const links = useMemo(
    () => ({ onMember, onMention, onHashtag }),
    [onMember, onMention, onHashtag],
  );
  const isLoading = useSelector(feed, (snapshot) => snapshot.matches('loading'));
  const hasFailed = useSelector(feed, (snapshot) => snapshot.matches('failed'));
  const isLoaded = useSelector(feed, (snapshot) => snapshot.matches('loaded'));

  useEmitted(composer, 'post.published', feed.send);

  return (
    <section className="sg-feed" aria-label={t('feed')}>
      <Composer actor={composer} />
      <FeedBar actor={feed} />
      {isLoading && <PostSkeletons />}
      {hasFailed && <FeedFailure actor={feed} />}
      {isLoaded && <PostList actor={feed} links={links} />}
    </section>
  );
}
