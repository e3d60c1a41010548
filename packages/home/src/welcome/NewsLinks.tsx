import type { HomeNews } from '@saudagar/contract';
import type { ReadActor } from '@saudagar/flows/react';
import { useRoutes } from '@saudagar/portal';
import { Link, RelativeTime, SkeletonText } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useTexts } from '../texts.ts';
import { shownCount } from './WaitingList.tsx';

interface NewsLinksProps {
  actor: ReadActor<null, HomeNews>;
}

/** News since the last visit, with links to posts and events, whether or not any are new. */
export function NewsLinks({ actor }: NewsLinksProps) {
  const { feed, events } = useRoutes();
  const { t } = useTexts();
  const news = useSelector(actor, ({ context }) => context.value);
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const textOf = (key: 'posts' | 'events') => {
    const count = news?.[key] ?? 0;
    return count > 0
      ? t(`welcome.news.${key}`, { count, number: shownCount(count) })
      : t(`welcome.${key}`);
  };
  return (
    <div>
      {news ? (
        <Note news={news} />
      ) : (
        isLoading && (
          <p className="sg-home-welcome-note">
            <SkeletonText size="small" />
          </p>
        )
      )}
      <p className="sg-home-welcome-links">
        {feed && <Link href={feed()}>{textOf('posts')}</Link>}
        {events && <Link href={events()}>{textOf('events')}</Link>}
      </p>
    </div>
  );
}

function Note({ news }: { news: HomeNews }) {
  const { guide } = useRoutes();
  const { t } = useTexts();
  const { last_visit, posts, events } = news;
  return (
    <p className="sg-home-welcome-note">
      {last_visit === null ? (
        <>
          {t('welcome.begin')} {guide && <Link href={guide()}>{t('welcome.guide')}</Link>}
        </>
      ) : (
        <>
          {t(posts + events > 0 ? 'welcome.since' : 'welcome.nothing')}{' '}
          <RelativeTime date={last_visit} />
        </>
      )}
    </p>
  );
}
