import { ReadView } from '@saudagar/flows/react';
import { usePersistentActor } from '@saudagar/portal';
import { SkeletonCard } from '@saudagar/ui';
import { useEffect } from 'react';
import { DASHBOARD, provideDashboard } from '../dashboard/dashboardFlow.ts';
import type { AdminTabProps } from '../links.ts';
import { useTexts as useAdminTexts } from '../texts.ts';
import { Activities } from './Activities.tsx';
import { StatCards } from './StatCards.tsx';
import { Trends } from './Trends.tsx';
import { useTexts } from './texts.ts';

/** Pending counts, trends and the latest actions (ADM-020–042). */
export function Overview({ onTab }: AdminTabProps) {
  const { t } = useTexts();
  const { t: adminText } = useAdminTexts();
  const actor = usePersistentActor(DASHBOARD, provideDashboard, { query: null });
  useEffect(() => {
    // Figures from before another tab was opened may be outdated.
    if (actor.getSnapshot().hasTag('ready')) actor.send({ type: 'read.outdated' });
  }, [actor]);
  return (
    <div className="sg-admin-overview">
      <ReadView
        actor={actor}
        skeleton={<SkeletonCard />}
        failureTitle={t('failed')}
        forbiddenText={adminText('refusal.moderators')}
      >
        {(dashboard) => (
          <>
            <StatCards dashboard={dashboard} onTab={onTab} />
            {dashboard.trends && dashboard.trends.length > 1 && (
              <Trends trends={dashboard.trends} />
            )}
            <Activities entries={dashboard.recent_activities} />
          </>
        )}
      </ReadView>
    </div>
  );
}
