import '@saudagar/files/styles.css';
import '@saudagar/writing/styles.css';
import '@saudagar/posts/styles.css';
import '@saudagar/feed/styles.css';
import '@saudagar/network/styles.css';
import './feedPage.css';
import { Feed, prepareFeed } from '@saudagar/feed';
import { type Portal, usePortal } from '@saudagar/portal';
import { OnDemand } from '@saudagar/ui';
import { useCallback } from 'react';
import { useSearch } from 'wouter';
import { feedPath } from '../../routing/links.ts';
import { useRoomFor } from '../../shell/useRoomFor.ts';
import { useMessageTo } from '../../slots/useMessageTo.tsx';
import { NarrowSuggestions } from './NarrowSuggestions.tsx';
import { suggestions } from './suggestions.ts';

/** The page is complete without it when it fails to load (FEED-210). */
const nothing = () => null;

const hashtagOf = (search: string) =>
  new URLSearchParams(search).get('hashtag')?.toLowerCase() || null;

/** Preloads the posts of the page. */
export const prepareFeedPage = (portal: Portal) =>
  prepareFeed(portal, hashtagOf(window.location.search));

/** The community's feed, with suggested members beside it, or above it on narrow screens. */
// FEED-211
export function Page() {
  const hasAside = useRoomFor('aside');
  const { navigate } = usePortal();
  const { writeTo, dialog } = useMessageTo();
  const hashtag = hashtagOf(useSearch());
  const choose = useCallback((tag: string | null) => navigate(feedPath(tag)), [navigate]);
  return (
    <div className="sg-feed-page">
      <NarrowSuggestions />
      <Feed hashtag={hashtag} onHashtag={choose} onMessage={writeTo} />
      {dialog}
      {hasAside && (
        <div className="sg-feed-page-aside">
          <OnDemand part={suggestions} failure={nothing}>
            <suggestions.View />
          </OnDemand>
        </div>
      )}
    </div>
  );
}
