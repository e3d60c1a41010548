import '@saudagar/files/styles.css';
import '@saudagar/flows/styles.css';
import '@saudagar/writing/styles.css';
import '@saudagar/posts/styles.css';
import '@saudagar/feed/styles.css';
import '@saudagar/network/styles.css';
import '@saudagar/home/styles.css';
import { LatestPosts, prepareLatestPosts } from '@saudagar/feed';
import { Home } from '@saudagar/home';
import { type Portal, usePortal, useUser } from '@saudagar/portal';
import { OnDemand } from '@saudagar/ui';
import { useHost } from '../../HostContext.ts';
import { SUGGESTIONS_PATH } from '../../routing/links.ts';
import { useMessageTo } from '../../slots/useMessageTo.tsx';
import { suggestions } from '../feed/suggestions.ts';
import { HomeCards, WaitingRows } from './HomeParts.tsx';
import { useTexts } from './useTexts.ts';

/** Number of members in the panel (SHELL-151). */
const SUGGESTIONS = 5;

/** The page is complete without it when it fails to load (SHELL-153). */
const nothing = () => null;

/** Preloads the posts of the page. */
export const prepareHomePage = (portal: Portal) => prepareLatestPosts(portal);

/** The home page with news from the areas. */
// SHELL-039
export function Page() {
  const { t } = useTexts();
  const { navigate } = usePortal();
  const user = useUser();
  const { members } = useHost().pages;
  const { writeTo, dialog } = useMessageTo();
  return (
    <>
      <Home
        user={user}
        waiting={<WaitingRows pages={members} />}
        posts={<LatestPosts onMessage={writeTo} />}
        suggestions={
          <OnDemand part={suggestions} failure={nothing}>
            <suggestions.View
              limit={SUGGESTIONS}
              title={t('people')}
              onViewAll={() => navigate(SUGGESTIONS_PATH)}
            />
          </OnDemand>
        }
        cards={<HomeCards pages={members} />}
      />
      {dialog}
    </>
  );
}
