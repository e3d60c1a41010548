import { usePersistentActor } from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import { DASHBOARD, provideDashboard } from './dashboardFlow.ts';

/** Number of flagged cases, appeals and approvals that await a moderator; 0 until known. */
export function usePendingCount(): number {
  const dashboard = usePersistentActor(DASHBOARD, provideDashboard, { query: null });
  return useSelector(dashboard, ({ context }) => {
    const stats = context.value?.stats;
    if (!stats) return 0;
    const { pending_flags, pending_cases, pending_appeals = 0, pending_approvals } = stats;
    return (pending_cases ?? pending_flags) + pending_appeals + pending_approvals;
  });
}
