import { TENDER_STATUSES, type Tender } from '@saudagar/contract';
import { ListView } from '@saudagar/flows/react';
import { useRoutes, useViewActor } from '@saudagar/portal';
import { EmptyState, FilterBar, LinkButton, SkeletonCard } from '@saudagar/ui';
import FileText from 'lucide-react/icons/file-text';
import { useEffect, useMemo } from 'react';
import { MyTenderRow } from './MyTenderRow.tsx';
import { provideMyTenders } from './myTendersFlow.ts';
import type { TabProps } from './tabProps.ts';
import { useTexts } from './texts.ts';

/** The member's own tenders with their actions (TND-093, TND-103–111). */
export function MyTendersTab({ state, change }: TabProps) {
  const { tenders } = useRoutes();
  const { t } = useTexts();
  const query = useMemo(() => ({ status: state.status }), [state.status]);
  const actor = useViewActor(provideMyTenders, { query });
  useEffect(() => actor.send({ type: 'list.queried', query }), [actor, query]);
  return (
    <div className="sg-tender-tab">
      <FilterBar
        isInTabs
        filters={[
          {
            id: 'status',
            label: t('inbox.status'),
            options: TENDER_STATUSES.map((id) => ({ id, label: t(`tenders.states.${id}`) })),
            value: state.status === 'all' ? '' : state.status,
          },
        ]}
        onChange={(_, value) => change({ status: (value || 'all') as 'all' })}
        onClear={() => change({ status: 'all' })}
      />
      <ListView
        actor={actor}
        aria-label={t('tabs.tenders')}
        idOf={({ id }) => id}
        skeleton={<SkeletonCard />}
        empty={
          <EmptyState
            illustration={<FileText />}
            title={t('tenders.empty')}
            action={
              tenders && (
                <LinkButton variant="primary" href={tenders()}>
                  {t('create')}
                </LinkButton>
              )
            }
          >
            {t('tenders.emptyText')}
          </EmptyState>
        }
        narrowing="filters"
        onClear={() => change({ status: 'all' })}
        failureTitle={t('tenders.failed')}
      >
        {(tender: Tender) => <MyTenderRow tender={tender} onChange={change} />}
      </ListView>
    </div>
  );
}
