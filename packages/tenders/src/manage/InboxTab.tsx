import type { InboxFilter } from '@saudagar/contract';
import { ListView } from '@saudagar/flows/react';
import { useRoutes, useViewActor } from '@saudagar/portal';
import { EmptyState, FilterBar, LinkButton, SkeletonCard } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Columns from 'lucide-react/icons/columns-3';
import Inbox from 'lucide-react/icons/inbox';
import { useCallback, useEffect, useMemo } from 'react';
import { provideInbox } from './inboxFlow.ts';
import { proposalKey } from './managementAddress.ts';
import { ProposalRow } from './ProposalRow.tsx';
import { PosterActions } from './proposal/ProposalActions.tsx';
import { useUnsealing } from './proposal/useUnsealing.ts';
import type { TabProps } from './tabProps.ts';
import { provideTendersToChoose, tendersToChoose } from './tendersToChooseFlow.ts';
import { useTexts } from './texts.ts';

/** The documented filters (TND-119), plus one for pending questions. */
const FILTERS = [
  'submitted',
  'under_review',
  'accepted',
  'rejected',
  'needs_clarification',
  'not_selected',
] as const satisfies readonly InboxFilter[];

/** Proposals on the member's tenders, with decisions (TND-094, TND-116–120). */
export function InboxTab({ state, change }: TabProps) {
  const { comparison } = useRoutes();
  const { t } = useTexts();
  const query = useMemo(() => ({ status: state.inbox, tender: state.of }), [state.inbox, state.of]);
  const actor = useViewActor(provideInbox, { query });
  useEffect(() => actor.send({ type: 'list.queried', query }), [actor, query]);
  const choice = useViewActor(provideTendersToChoose, { query: null });
  const withProposals = useSelector(choice, ({ context }) => context.value);
  const proposals = useSelector(actor, ({ context }) => context.items);
  useUnsealing(
    proposals,
    useCallback(() => actor.send({ type: 'list.refreshed' }), [actor]),
  );
  const tenders = tendersToChoose(withProposals, proposals);
  const of = state.of;
  return (
    <div className="sg-tender-tab">
      <FilterBar
        isInTabs
        filters={[
          {
            id: 'inbox',
            label: t('inbox.status'),
            options: FILTERS.map((id) => ({ id, label: stateLabel(id) })),
            value: state.inbox === 'all' ? '' : state.inbox,
          },
          {
            id: 'of',
            label: t('inbox.tender'),
            options: tenders.map(({ id, title }) => ({ id, label: title })),
            value: of ?? '',
          },
        ]}
        onChange={(id, value) =>
          id === 'of' ? change({ of: value || null }) : change({ inbox: (value || 'all') as 'all' })
        }
        onClear={() => change({ inbox: 'all', of: null })}
      />
      {of !== null && comparison && (
        <LinkButton icon={<Columns />} href={comparison(of)}>
          {t('compare.open')}
        </LinkButton>
      )}
      <ListView
        actor={actor}
        aria-label={t('tabs.inbox')}
        idOf={({ id }) => id}
        skeleton={<SkeletonCard />}
        empty={
          <EmptyState illustration={<Inbox />} title={t('inbox.empty')}>
            {t('inbox.emptyText')}
          </EmptyState>
        }
        narrowing="filters"
        unmatched={t('inbox.empty')}
        onClear={() => change({ inbox: 'all', of: null })}
        failureTitle={t('inbox.failed')}
      >
        {(proposal) => (
          <ProposalRow
            proposal={proposal}
            side="poster"
            onOpen={() => change({ proposal: proposalKey(proposal) })}
          >
            <PosterActions proposal={proposal} />
          </ProposalRow>
        )}
      </ListView>
    </div>
  );

  function stateLabel(id: (typeof FILTERS)[number]) {
    return id === 'submitted' ? t('proposal.new') : t(`proposal.states.${id}`);
  }
}
