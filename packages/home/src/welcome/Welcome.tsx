import type { HomeNews, User } from '@saudagar/contract';
import { type ReadActor, WaitingView } from '@saudagar/flows/react';
import { type ReactNode, useId } from 'react';
import { useTexts } from '../texts.ts';
import { NewsLinks } from './NewsLinks.tsx';
import { WaitingList } from './WaitingList.tsx';

interface WelcomeProps {
  user: Pick<User, 'full_name'>;
  actor: ReadActor<null, HomeNews>;
  isFirstVisit: boolean;
  /** Rows of other areas that await the member. */
  waiting: ReactNode;
}

/** Greets a member and lists what awaits them, then what is new since their last visit. */
// SHELL-147–149
export function Welcome({ user, actor, isFirstVisit, waiting }: WelcomeProps) {
  const { t } = useTexts();
  const titleId = useId();
  return (
    <section className="sg-home-welcome" aria-labelledby={titleId}>
      <h1 id={titleId} className="sg-home-title">
        {t(isFirstVisit ? 'welcome.first' : 'welcome.title', { name: user.full_name })}
      </h1>
      <div className="sg-home-waiting">
        <WaitingView list="home" actor={actor} failureTitle={t('welcome.failed')}>
          {(news) => <WaitingList news={news} />}
        </WaitingView>
        {waiting}
      </div>
      <NewsLinks actor={actor} />
    </section>
  );
}
