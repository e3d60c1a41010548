import type { AuditEntry } from '@saudagar/contract';
import { type ListItems, ListView, useAddress } from '@saudagar/flows/react';
import { useViewActor } from '@saudagar/portal';
import { EmptyState, SkeletonText } from '@saudagar/ui';
import History from 'lucide-react/icons/history';
import { useEffect, useMemo } from 'react';
import { useTexts as useAdminTexts } from '../texts.ts';
import { LogEntries } from './LogEntries.tsx';
import { LogExport } from './LogExport.tsx';
import { LogFilters } from './LogFilters.tsx';
import { CLEARED, isBackwards, logFields } from './logAddress.ts';
import type { LogQuery } from './logFlow.ts';
import { provideLog } from './logFlow.ts';
import { useTexts } from './texts.ts';

/** The audit log for administrators: actor, action, target, notes, time and address (additive). */
export function LogTab() {
  const { t } = useTexts();
  const { t: adminText } = useAdminTexts();
  const [state, change] = useAddress(logFields);
  // A last day before the first is not sent: its field says so.
  const to = isBackwards(state) ? '' : state.log_to;
  const query = useMemo<LogQuery>(
    () => ({
      act: state.log_act,
      search: state.log_search,
      from: state.log_from,
      to,
    }),
    [state.log_act, state.log_search, state.log_from, to],
  );
  const actor = useViewActor(provideLog, { query });
  useEffect(() => actor.send({ type: 'list.queried', query }), [actor, query]);
  const renderItems = ({ ref, items, isBusy }: ListItems<AuditEntry>) => (
    <LogEntries ref={ref} entries={items} isBusy={isBusy} />
  );
  return (
    <div className="sg-admin-log">
      <div className="sg-log-bar">
        <LogFilters state={state} change={change} />
        <LogExport query={query} isRefused={isBackwards(state)} />
      </div>
      <ListView
        actor={actor}
        aria-label={t('name')}
        idOf={({ id, created_at }) => id ?? created_at ?? ''}
        skeleton={<SkeletonText lines={2} />}
        skeletons={5}
        empty={
          <EmptyState illustration={<History />} title={t('empty')}>
            {t('emptyText')}
          </EmptyState>
        }
        failureTitle={t('failed')}
        forbiddenText={adminText('refusal.admins')}
        onClear={() => change(CLEARED)}
        renderItems={renderItems}
      />
    </div>
  );
}
