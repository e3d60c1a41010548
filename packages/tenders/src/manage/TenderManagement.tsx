import { useAddress } from '@saudagar/flows/react';
import { useRoutes } from '@saudagar/portal';
import { LinkButton, loadable, OnDemand, PageHeader, SkeletonCard, Tabs } from '@saudagar/ui';
import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import type { TenderCallbacks } from '../callbacks.ts';
import { idsOf, managementFields } from './managementAddress.ts';
import { useTexts } from './texts.ts';

const dashboardTab = loadable(async () => (await import('./DashboardTab.tsx')).DashboardTab);
const myTendersTab = loadable(async () => (await import('./MyTendersTab.tsx')).MyTendersTab);
const inboxTab = loadable(async () => (await import('./InboxTab.tsx')).InboxTab);
const myProposalsTab = loadable(async () => (await import('./MyProposalsTab.tsx')).MyProposalsTab);
const proposalDialog = loadable(
  async () => (await import('./proposal/ProposalDialog.tsx')).ProposalDialog,
);

/** Props of {@link TenderManagement}. */
export interface TenderManagementProps extends TenderCallbacks {
  /** Replaces the heading above the tabs. @default a heading with a line of text */
  header?: ReactNode | undefined;
}

/**
 * The member's own tenders with their proposals, and the member's bids on others. Tab, filters and
 * open items are part of the URL where the host provides an address.
 */
// TND-003, TND-092–097, SHELL-047
export function TenderManagement(props: TenderManagementProps) {
  const { tenders } = useRoutes();
  const { header, onMessage } = props;
  const { t } = useTexts();
  const [state, change] = useAddress(managementFields);
  const open = idsOf(state.proposal);
  const post = tenders && (
    <LinkButton
      className="sg-page-act-icon"
      variant="primary"
      size="compact"
      icon={<Plus />}
      href={tenders()}
    >
      {t('create')}
    </LinkButton>
  );
  const shared = { state, change };
  return (
    <section className="sg-tenders" aria-label={t('management')}>
      <PageHeader title={t('management')} intro={t('intro')} instead={header}>
        {post}
      </PageHeader>
      <Tabs
        aria-label={t('management')}
        selected={state.tab}
        onSelect={(tab) => change({ tab })}
        tabs={[
          {
            id: 'dashboard',
            label: t('tabs.dashboard'),
            panel: (
              <OnDemand part={dashboardTab} fallback={<SkeletonCard />}>
                <dashboardTab.View {...shared} />
              </OnDemand>
            ),
          },
          {
            id: 'tenders',
            label: t('tabs.tenders'),
            panel: (
              <OnDemand part={myTendersTab} fallback={<SkeletonCard />}>
                <myTendersTab.View {...shared} />
              </OnDemand>
            ),
          },
          {
            id: 'inbox',
            label: t('tabs.inbox'),
            panel: (
              <OnDemand part={inboxTab} fallback={<SkeletonCard />}>
                <inboxTab.View {...shared} />
              </OnDemand>
            ),
          },
          {
            id: 'proposals',
            label: t('tabs.proposals'),
            panel: (
              <OnDemand part={myProposalsTab} fallback={<SkeletonCard />}>
                <myProposalsTab.View {...shared} />
              </OnDemand>
            ),
          },
        ]}
      />
      {open && (
        <OnDemand part={proposalDialog}>
          <proposalDialog.View
            key={`${open.proposalId} ${state.at}`}
            {...open}
            at={state.at}
            side={state.tab === 'proposals' ? 'bidder' : 'poster'}
            onMessage={onMessage}
            onClose={() => change({ proposal: null, at: 'none' }, 'replace')}
          />
        </OnDemand>
      )}
    </section>
  );
}
