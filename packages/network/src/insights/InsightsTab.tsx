import { ReadView } from '@saudagar/flows/react';
import { useTagText, useViewActor } from '@saudagar/portal';
import { Button, Card, EmptyState, MemberLink, SkeletonCard } from '@saudagar/ui';
import ChartColumn from 'lucide-react/icons/chart-column';
import { useTexts } from '../texts.ts';
import type { NetworkAnalytics } from './analyticsFlow.ts';
import { provideAnalytics } from './analyticsFlow.ts';
import { BarChart } from './BarChart.tsx';
import { HealthCard, type TipTargets } from './HealthCard.tsx';
import { provideHealth } from './healthFlow.ts';

interface InsightsTabProps {
  targets: TipTargets;
  /** Opens the search for people. */
  onFind: () => void;
}

/** Health score and figures of the member's network (NET-006, NET-105–135). */
export function InsightsTab({ targets, onFind }: InsightsTabProps) {
  const { t, locale } = useTexts();
  const analytics = useViewActor(provideAnalytics, { query: null });
  return (
    <div className="sg-network-tab">
      {/* The server writes its texts, so another language loads it again. */}
      <Health key={locale} targets={targets} />
      <ReadView
        actor={analytics}
        skeleton={<SkeletonCard />}
        empty={
          <EmptyState
            illustration={<ChartColumn />}
            title={t('insights.none')}
            action={<Button onPress={onFind}>{t('connections.find')}</Button>}
          >
            {t('insights.noneText')}
          </EmptyState>
        }
      >
        {(value) => <Figures analytics={value} />}
      </ReadView>
    </div>
  );
}

function Health({ targets }: Pick<InsightsTabProps, 'targets'>) {
  const actor = useViewActor(provideHealth, { query: null });
  return (
    <ReadView actor={actor} skeleton={<SkeletonCard />}>
      {(health) => <HealthCard health={health} targets={targets} />}
    </ReadView>
  );
}

function Figures({ analytics }: { analytics: NetworkAnalytics }) {
  const { t } = useTexts();
  const tagText = useTagText();
  const { connections_by_industry, connections_by_location, top_connectors } = analytics;
  return (
    <Card as="section" padding="large" className="sg-network-figures">
      <p className="sg-network-total">
        {t('insights.total', { count: analytics.total_connections })}
      </p>
      {connections_by_industry.length > 0 && (
        <BarChart
          title={t('insights.industries')}
          column={t('insights.industry')}
          counts={connections_by_industry}
          textOf={tagText}
        />
      )}
      {connections_by_location.length > 0 && (
        <BarChart
          title={t('insights.locations')}
          column={t('insights.location')}
          counts={connections_by_location}
          textOf={(name) => name}
        />
      )}
      {top_connectors.length > 0 && (
        <div>
          <h2 className="sg-network-title">{t('insights.connectors')}</h2>
          <ul className="sg-network-connectors">
            {top_connectors.map(({ user_id, full_name, company_name, mutual_count }) => (
              <li key={user_id}>
                <MemberLink memberId={user_id} className="sg-network-name">
                  {full_name?.trim() || t('unknown')}
                </MemberLink>
                <span className="sg-network-company">{company_name?.trim()}</span>
                <span className="sg-network-note">
                  {t('insights.mutual', { count: mutual_count })}
                </span>
              </li>
            ))}
          </ul>
        </div>
      )}
    </Card>
  );
}
