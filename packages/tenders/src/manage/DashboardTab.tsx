import { daysLeft, type Proposal, type Tender } from '@saudagar/contract';
import { ReadView } from '@saudagar/flows/react';
import { useRoutes, useViewActor } from '@saudagar/portal';
import {
  Card,
  EmptyState,
  formatNumber,
  LinkButton,
  SkeletonText,
  UnstyledButton,
  useNow,
} from '@saudagar/ui';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactNode } from 'react';
import { deadlineTime } from '../card/deadlineTime.ts';
import type { Dashboard } from './dashboardFlow.ts';
import { provideDashboard } from './dashboardFlow.ts';
import { type ChangeManagementState, proposalKey } from './managementAddress.ts';
import { ProposalRow } from './ProposalRow.tsx';
import type { TabProps } from './tabProps.ts';
import { useTexts } from './texts.ts';

/** Pending items, then the figures of the member's tenders (TND-092, TND-098–102, 115). */
export function DashboardTab({ change }: TabProps) {
  const { t } = useTexts();
  const actor = useViewActor(provideDashboard, { query: null });
  return (
    <ReadView
      actor={actor}
      skeleton={
        <Card>
          <SkeletonText lines={5} />
        </Card>
      }
    >
      {(dashboard) => (
        <div className="sg-tender-tab">
          <Waiting {...{ dashboard, change }} />
          <Figures dashboard={dashboard} />
          {dashboard.closing.length > 0 && (
            <Part title={t('dashboard.closing')}>
              <ul className="sg-tender-closing">
                {dashboard.closing.map((tender) => (
                  <ClosingRow key={tender.id} tender={tender} change={change} />
                ))}
              </ul>
            </Part>
          )}
        </div>
      )}
    </ReadView>
  );
}

interface WaitingProps {
  dashboard: Dashboard;
  change: ChangeManagementState;
}

function Waiting({ dashboard: { received, asked, stats }, change }: WaitingProps) {
  const { tenders } = useRoutes();
  const { t } = useTexts();
  if (received.length + asked.length === 0)
    return (
      <EmptyState
        illustration={<CircleCheck />}
        title={t('dashboard.nothing')}
        action={
          stats.tender_overview.total_tenders === 0 &&
          tenders && (
            <LinkButton variant="primary" href={tenders()}>
              {t('create')}
            </LinkButton>
          )
        }
      >
        {t('dashboard.nothingText')}
      </EmptyState>
    );
  const rows = (proposals: readonly Proposal[], side: 'poster' | 'bidder') =>
    proposals.map((proposal) => (
      <ProposalRow
        key={proposal.id}
        {...{ proposal, side }}
        level={3}
        onOpen={() =>
          change({
            tab: side === 'poster' ? 'inbox' : 'proposals',
            proposal: proposalKey(proposal),
          })
        }
      />
    ));
  return (
    <Part title={t('dashboard.waiting')}>
      {rows(asked, 'bidder')}
      {rows(received, 'poster')}
    </Part>
  );
}

/** The four documented figures (TND-099–102). */
function Figures({ dashboard: { stats } }: { dashboard: Dashboard }) {
  const { t, locale } = useTexts();
  const { tender_overview: tenders, proposal_overview: proposals } = stats;
  const figures = [
    ['total_tenders', tenders.total_tenders],
    ['active_tenders', tenders.active_tenders],
    ['total_proposals', proposals.total_proposals],
    ['new_proposals', proposals.new_proposals],
  ] as const;
  return (
    <dl className="sg-tender-stats" aria-label={t('dashboard.figures')}>
      {figures.map(([name, value]) => (
        <Card key={name} className="sg-tender-stat">
          <dt className="sg-tender-label">{t(`dashboard.${name}`)}</dt>
          <dd>{formatNumber(value, locale)}</dd>
        </Card>
      ))}
    </dl>
  );
}

function ClosingRow({ tender, change }: { tender: Tender; change: ChangeManagementState }) {
  const { t, locale } = useTexts();
  const now = useNow();
  const count = daysLeft(tender.deadline, now);
  return (
    <li className="sg-tender-closing-row">
      <UnstyledButton
        className="sg-tender-open"
        onPress={() => change({ tab: 'inbox', of: tender.id })}
      >
        {tender.title}
      </UnstyledButton>
      <span className="sg-tender-label">
        {t('dashboard.daysLeft', { count, number: formatNumber(count, locale) })} ·{' '}
        {deadlineTime(tender.deadline, locale)}
      </span>
    </li>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sg-tender-section" aria-label={title}>
      <h2 className="sg-tender-dashboard-title">{title}</h2>
      {children}
    </section>
  );
}
