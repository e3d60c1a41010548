import {
  useEmitted,
  usePersistentActor,
  usePortal,
  useStored,
  useUser,
  useViewActor,
} from '@saudagar/portal';
import { type PostCallbacks, PostSkeletons } from '@saudagar/posts';
import { type ArticleAttributes, OnDemand } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { sharedPost } from '../composer/Composer.tsx';
import type { composerMachine } from '../composer/composerMachine.ts';
import { type FeedConfiguration, FIXED_CONFIGURATION } from '../configuration/feedConfiguration.ts';
import { storedConfiguration } from '../configuration/storedConfiguration.ts';
import { provideNews } from '../news/newsActors.ts';
import type { NewsQuery } from '../news/newsMachine.ts';
import { useFeedContext } from '../source/FeedContext.ts';
import { listKey } from '../source/feedSource.ts';
import { useTexts } from '../texts.ts';
import { ActiveFeedFilters } from './ActiveFeedFilters.tsx';
import { FeedBar } from './FeedBar.tsx';
import { FeedFailure } from './FeedFailure.tsx';
import { provideFeed } from './feedActors.ts';
import { joinList, wasShown } from './lists.ts';
import { PostList } from './PostList.tsx';

interface FeedPostsProps {
  /** The composer, whose post stands first while it is shared. */
  composer: ActorRefFrom<typeof composerMachine>;
  /** Only posts with this hashtag; null for all. */
  hashtag: string | null;
  links: PostCallbacks;
  /** Replaces the text of a feed without posts. */
  empty?: ReactNode | undefined;
  /** Called with a pressed hashtag, or null to clear it; must be a stable function. */
  onHashtag: (tag: string | null) => void;
}

/** The posts below the composer, then their number, announced on change. A loaded list survives visits to other pages. */
export function FeedPosts({ composer, hashtag, links, empty, onHashtag }: FeedPostsProps) {
  const { t } = useTexts();
  const portal = usePortal();
  const stored = portal.stored(storedConfiguration);
  const { source } = useFeedContext();
  const own = useStored(stored);
  const configuration = source.isConfigurable ? own : FIXED_CONFIGURATION;
  const { displayMode, filterBy } = configuration;
  const readerId = useUser()?.id ?? null;
  const feed = usePersistentActor(listKey(source, hashtag), provideFeed(source), {
    ...{ configuration, hashtag, readerId },
  });
  const [isLoadedAhead] = useState(
    () => feed.getSnapshot().matches('loaded') && !wasShown(portal, feed),
  );
  const news = useViewActor(provideNews(source), {
    ...newsQueryOf(configuration, hashtag),
    isReturn: feed.getSnapshot().matches('loaded') && !isLoadedAhead,
  });
  const isLoading = useSelector(feed, (snapshot) => snapshot.matches('loading'));
  const hasFailed = useSelector(feed, (snapshot) => snapshot.matches('failed'));
  const isLoaded = useSelector(feed, (snapshot) => snapshot.matches('loaded'));
  const isSharing = useSelector(composer, (snapshot) => snapshot.hasTag('sending'));
  const count = useSelector(feed, ({ context }) => context.shown.length);

  const settings = useRef<HTMLButtonElement>(null);
  // The clear button unmounts, so focus moves to the settings button.
  const leaveFilter = () => {
    settings.current?.focus({ preventScroll: true });
    stored.write({ ...configuration, filterBy: 'all' });
  };
  const widen = () => {
    if (filterBy !== 'all') leaveFilter();
    if (hashtag !== null) onHashtag(null);
  };

  useEffect(() => joinList(portal, source, feed), [portal, source, feed]);
  useEmitted(news, 'news.found', feed.send);
  useEmitted(feed, 'posts.changed', news.send);
  useEffect(() => {
    feed.send({ type: 'configuration.changed', configuration });
    news.send({ type: 'news.queryChanged', query: newsQueryOf(configuration, hashtag) });
  }, [feed, news, configuration, hashtag]);

  const renderShared = useCallback(
    (attributes?: ArticleAttributes) => (
      <OnDemand part={sharedPost}>
        <sharedPost.View actor={composer} mode={displayMode} attributes={attributes} />
      </OnDemand>
    ),
    [composer, displayMode],
  );
  return (
    <>
      <FeedBar actor={feed} settingsRef={settings} />
      <ActiveFeedFilters
        hashtag={hashtag}
        filter={filterBy}
        onHashtagLeft={() => onHashtag(null)}
        onFilterLeft={leaveFilter}
      />
      {!isLoaded && isSharing && renderShared()}
      {isLoading && <PostSkeletons />}
      {hasFailed && <FeedFailure actor={feed} />}
      {isLoaded && (
        <PostList
          actor={feed}
          isSharing={isSharing}
          renderShared={renderShared}
          mode={displayMode}
          links={links}
          onHashtag={onHashtag}
          empty={empty}
          isFirst={isLoadedAhead}
          onWiden={widen}
        />
      )}
      {/* FEED-064 */}
      <p className="sg-feed-count" role="status">
        {isLoaded && t('showing', { count })}
      </p>
    </>
  );
}

function newsQueryOf(configuration: FeedConfiguration, hashtag: string | null): NewsQuery {
  const { filterBy, postsPerLoad, autoRefresh, refreshInterval } = configuration;
  return {
    request: { filterBy, postsPerLoad, hashtag },
    interval: autoRefresh ? refreshInterval : null,
  };
}
