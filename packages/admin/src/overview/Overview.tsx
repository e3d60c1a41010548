import { FailureMessage } from '@saudagar/flows/react';
import { useKeptActor } from '@saudagar/portal';
import { SkeletonCard } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { DASHBOARD, provideDashboard } from '../dashboard/dashboardActors.ts';
import type { AdminTabProps } from '../links.ts';
import { Activities } from './Activities.tsx';
import { Figures } from './Figures.tsx';
import { Trends } from './Trends.tsx';
import { useTexts } from './texts.ts';

/** What waits, how it went lately, and what was done last (ADM-020–042). */
export function Overview({ hrefOf, onTab, thingPath }: AdminTabProps) {
  const { t } = useTexts();
  const actor = useKeptActor(DASHBOARD, provideDashboard, { query: null });
  const dashboard = useSelector(actor, ({ context }) => context.value);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const hasFailed = useSelector(
    actor,
    (one) => one.hasTag('failed') || one.hasTag('readingFailed'),
  );
  const isBusy = useSelector(actor, (one) => one.hasTag('loading') || one.hasTag('reading'));
  useEffect(() => {
    // Figures that were kept while another tab was open may be out of date.
    if (actor.getSnapshot().hasTag('ready')) actor.send({ type: 'read.outdated' });
  }, [actor]);
  return (
    <div className="sg-admin-overview" aria-busy={isBusy} tabIndex={-1}>
      {hasFailed && (
        <FailureMessage
          failure={failure}
          title={t('failed')}
          onRetry={() => actor.send({ type: 'read.retried' })}
        />
      )}
      {dashboard ? (
        <>
          <Figures dashboard={dashboard} hrefOf={hrefOf} onTab={onTab} />
          {dashboard.trends && dashboard.trends.length > 1 && <Trends trends={dashboard.trends} />}
          <Activities entries={dashboard.recent_activities} thingPath={thingPath} />
        </>
      ) : (
        isBusy && <SkeletonCard />
      )}
    </div>
  );
}
