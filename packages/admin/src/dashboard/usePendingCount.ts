import { usePersistentActor } from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import { DASHBOARD, provideDashboard } from './dashboardFlow.ts';

/** Number of flagged cases and approvals that await a moderator; 0 until known. */
export function usePendingCount(): number {
  const dashboard = usePersistentActor(DASHBOARD, provideDashboard, { query: null });
  return useSelector(dashboard, ({ context }) => {
    const { pending_flags = 0, pending_cases, pending_approvals = 0 } = context.value?.stats ?? {};
    return (pending_cases ?? pending_flags) + pending_approvals;
  });
}
