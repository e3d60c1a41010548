import { PROPOSAL_STATUSES } from '@saudagar/contract';
import { ListView } from '@saudagar/flows/react';
import { useRoutes, useViewActor } from '@saudagar/portal';
import { EmptyState, FilterBar, LinkButton, SkeletonCard } from '@saudagar/ui';
import Send from 'lucide-react/icons/send';
import { useEffect, useMemo } from 'react';
import { proposalKey } from './managementAddress.ts';
import { provideMyProposals } from './myProposalsFlow.ts';
import { ProposalRow } from './ProposalRow.tsx';
import { BidderActions } from './proposal/ProposalActions.tsx';
import type { TabProps } from './tabProps.ts';
import { useTexts } from './texts.ts';

/** The member's own proposals: status, feedback, edit and withdraw. */
export function MyProposalsTab({ state, change }: TabProps) {
  const { tenders } = useRoutes();
  const { t } = useTexts();
  const query = useMemo(() => ({ status: state.mine }), [state.mine]);
  const actor = useViewActor(provideMyProposals, { query });
  useEffect(() => actor.send({ type: 'list.queried', query }), [actor, query]);
  return (
    <div className="sg-tender-tab">
      <FilterBar
        isInTabs
        filters={[
          {
            id: 'mine',
            label: t('inbox.status'),
            options: [...PROPOSAL_STATUSES, 'not_selected' as const].map((id) => ({
              id,
              label: t(`proposal.states.${id}`),
            })),
            value: state.mine === 'all' ? '' : state.mine,
          },
        ]}
        onChange={(_, value) => change({ mine: (value || 'all') as 'all' })}
        onClear={() => change({ mine: 'all' })}
      />
      <ListView
        actor={actor}
        aria-label={t('tabs.proposals')}
        idOf={({ id }) => id}
        skeleton={<SkeletonCard />}
        empty={
          <EmptyState
            illustration={<Send />}
            title={t('mine.empty')}
            action={tenders && <LinkButton href={tenders()}>{t('mine.find')}</LinkButton>}
          >
            {t('mine.emptyText')}
          </EmptyState>
        }
        narrowing="filters"
        onClear={() => change({ mine: 'all' })}
        failureTitle={t('mine.failed')}
      >
        {(proposal) => (
          <ProposalRow
            proposal={proposal}
            side="bidder"
            onOpen={() => change({ proposal: proposalKey(proposal) })}
          >
            <BidderActions proposal={proposal} isInRow />
          </ProposalRow>
        )}
      </ListView>
    </div>
  );
}
