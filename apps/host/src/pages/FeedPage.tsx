import '@saudagar/feed/styles.css';
import '@saudagar/network/styles.css';
import './feedPage.css';
import { Feed } from '@saudagar/feed';
import { loadable, OnDemand } from '@saudagar/ui';
import { useIsWide } from './useIsWide.ts';

const suggestions = loadable(async () => (await import('@saudagar/network')).SuggestionsPanel);

/** Where it does not come, the page is whole without it (FEED-210). */
const nothing = () => null;

/** The community's feed, and beside it on wide screens members worth knowing (FEED-211). */
export function FeedPage() {
  const isWide = useIsWide();
  return (
    <div className="sg-feed-page">
      <Feed />
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
