import type { Dashboard } from '@saudagar/contract';
import { FailureMessage } from '@saudagar/flows/react';
import { useKeptActor } from '@saudagar/portal';
import { SkeletonCard } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { DASHBOARD, provideDashboard } from '../dashboard/dashboardActors.ts';
import type { AdminTabProps } from '../tabs.ts';
import { Figures } from './Figures.tsx';
import { useTexts } from './texts.ts';

/** What waits, and what happened last (ADM-020–042). */
export function Overview(props: AdminTabProps) {
  const { t } = useTexts();
  const actor = useKeptActor(DASHBOARD, provideDashboard, { query: null });
  const dashboard = useSelector(actor, ({ context }) => context.value);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const isBusy = useSelector(actor, (one) => one.hasTag('loading') || one.hasTag('reading'));
  return (
    <div className="sg-admin-overview" aria-busy={isBusy}>
      {!isBusy && (
        <FailureMessage
          failure={failure}
          title={t('failed')}
          onRetry={() => actor.send({ type: 'read.retried' })}
        />
      )}
      {dashboard ? <Content {...props} dashboard={dashboard} /> : isBusy && <SkeletonCard />}
    </div>
  );
}

interface ContentProps extends AdminTabProps {
  dashboard: Dashboard;
}

function Content({ dashboard, ...tab }: ContentProps) {
  return <Figures {...tab} dashboard={dashboard} />;
}
