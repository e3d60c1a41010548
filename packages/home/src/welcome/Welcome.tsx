import type { HomeNews, User } from '@saudagar/contract';
import { type ReadActor, ReadView } from '@saudagar/flows/react';
import { useRoutes } from '@saudagar/portal';
import { Link, SkeletonText } from '@saudagar/ui';
import { useId } from 'react';
import { useTexts } from '../texts.ts';
import { NewsList } from './NewsList.tsx';

interface WelcomeProps {
  user: Pick<User, 'full_name'>;
  actor: ReadActor<null, HomeNews>;
  isFirstVisit: boolean;
}

/** Greets a member and lists what awaits them and what is new since their last visit. */
// SHELL-147–149
export function Welcome({ user, actor, isFirstVisit }: WelcomeProps) {
  const { feed, events } = useRoutes();
  const { t } = useTexts();
  const titleId = useId();
  return (
    <section className="sg-home-welcome" aria-labelledby={titleId}>
      <h1 id={titleId} className="sg-home-title">
        {t(isFirstVisit ? 'welcome.first' : 'welcome.title', { name: user.full_name })}
      </h1>
      <ReadView
        actor={actor}
        skeleton={<SkeletonText lines={2} />}
        failureTitle={t('welcome.failed')}
      >
        {(news) => <NewsList news={news} />}
      </ReadView>
      <p className="sg-home-welcome-links">
        {feed && <Link href={feed()}>{t('welcome.posts')}</Link>}
        {events && <Link href={events()}>{t('welcome.events')}</Link>}
      </p>
    </section>
  );
}
