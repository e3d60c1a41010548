import '@saudagar/files/styles.css';
import '@saudagar/writing/styles.css';
import '@saudagar/feed/styles.css';
import '@saudagar/network/styles.css';
import './feedPage.css';
import { Feed } from '@saudagar/feed';
import { usePortal } from '@saudagar/portal';
import { OnDemand } from '@saudagar/ui';
import { useCallback } from 'react';
import { useSearch } from 'wouter';
import { feedPath, postPath } from './postPath.ts';
import { suggestions } from './suggestions.ts';
import { useIsWide } from './useIsWide.ts';

/** Where it does not come, the page is whole without it (FEED-210). */
const nothing = () => null;

/** The community's feed, and beside it on wide screens members worth knowing (FEED-211). */
export function FeedPage() {
  const isWide = useIsWide();
  const { navigate } = usePortal();
  const hashtag = new URLSearchParams(useSearch()).get('hashtag')?.toLowerCase() || null;
  const choose = useCallback((tag: string | null) => navigate(feedPath(tag)), [navigate]);
  return (
    <div className="sg-feed-page">
      <Feed hashtag={hashtag} onHashtag={choose} postPath={postPath} />
      {isWide && (
        <div className="sg-feed-page-aside">
          <OnDemand part={suggestions} failure={nothing}>
            <suggestions.View />
          </OnDemand>
        </div>
      )}
    </div>
  );
}
