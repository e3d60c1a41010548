import type { User } from '@saudagar/contract';
import { useRoutes, useViewActor } from '@saudagar/portal';
import { Link, SkeletonText } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import { useTexts } from '../texts.ts';
import { provideHomeNews } from './homeNewsFlow.ts';
import { NewsList } from './NewsList.tsx';

interface WelcomeProps {
  user: Pick<User, 'full_name'>;
}

/**
 * Greets a member and shows the news since their last visit (SHELL-147–149). When the news is
 * unknown, shows the greeting and its links alone.
 */
export function Welcome({ user }: WelcomeProps) {
  const { feed, events } = useRoutes();
  const { t } = useTexts();
  const titleId = useId();
  const actor = useViewActor(provideHomeNews, { query: null });
  const news = useSelector(actor, ({ context }) => context.value);
  const isLoading = useSelector(actor, (snapshot) => snapshot.hasTag('loading'));
  const isFirstVisit = news !== null && news.last_visit === null;
  return (
    <section className="sg-home-welcome" aria-labelledby={titleId} aria-busy={isLoading}>
      <h2 id={titleId} className="sg-home-welcome-title">
        {t(isFirstVisit ? 'welcome.first' : 'welcome.title', { name: user.full_name })}
      </h2>
      {isLoading && <SkeletonText lines={2} />}
      {news && <NewsList news={news} />}
      <p className="sg-home-welcome-links">
        {feed && <Link href={feed()}>{t('welcome.posts')}</Link>}
        {events && <Link href={events()}>{t('welcome.events')}</Link>}
      </p>
    </section>
  );
}
