import '@saudagar/files/styles.css';
import '@saudagar/writing/styles.css';
import '@saudagar/posts/styles.css';
import '@saudagar/feed/styles.css';
import '@saudagar/network/styles.css';
import './feedPage.css';
import { Feed, prepareFeed } from '@saudagar/feed';
import { type Portal, usePortal } from '@saudagar/portal';
import { LinkButton, loadable, OnDemand, PageHeader } from '@saudagar/ui';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useCallback } from 'react';
import { useSearch } from 'wouter';
import { feedPath, SUGGESTIONS_PATH } from '../../routing/links.ts';
import { useRoomFor } from '../../shell/useRoomFor.ts';
import { useMessageTo } from '../../slots/useMessageTo.tsx';
import { suggestions } from './suggestions.ts';
import { useTexts } from './useTexts.ts';

const sharedContent = loadable(
  async () => (await import('../../share/SharedContent.tsx')).SharedContent,
);

/** The page is complete without it when it fails to load (FEED-210). */
const nothing = () => null;

const hashtagOf = (search: string) =>
  new URLSearchParams(search).get('hashtag')?.toLowerCase() || null;

/** Preloads the posts of the page. */
export const prepareFeedPage = (portal: Portal) =>
  prepareFeed(portal, hashtagOf(window.location.search));

/** The community's feed, with suggested members beside it, or a link to them on narrow screens. */
// FEED-211
export function Page() {
  const { t } = useTexts();
  const hasAside = useRoomFor('aside');
  const { navigate } = usePortal();
  const { writeTo, dialog } = useMessageTo();
  const search = useSearch();
  const hashtag = hashtagOf(search);
  const shared = new URLSearchParams(search).get('shared');
  const choose = useCallback((tag: string | null) => navigate(feedPath(tag)), [navigate]);
  return (
    <div className="sg-feed-page">
      <div className="sg-feed-page-main">
        <PageHeader title={t('title')}>
          <LinkButton
            className="sg-feed-page-people"
            variant="quiet"
            size="compact"
            icon={<UserRoundPlus />}
            href={SUGGESTIONS_PATH}
          >
            {t('people')}
          </LinkButton>
        </PageHeader>
        <Feed hashtag={hashtag} onHashtag={choose} onMessage={writeTo} />
        {dialog}
        {shared && (
          <OnDemand part={sharedContent}>
            <sharedContent.View key={shared} id={shared} />
          </OnDemand>
        )}
      </div>
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
