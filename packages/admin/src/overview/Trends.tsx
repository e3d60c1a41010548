import type { Dashboard } from '@saudagar/contract';
import { TrendChart } from './TrendChart.tsx';
import { useTexts } from './texts.ts';

type Trend = NonNullable<Dashboard['trends']>;

/** Registrations and flags by day. */
export function Trends({ trends }: { trends: Trend }) {
  const { t } = useTexts();
  const seriesOf = (name: 'registrations' | 'flags') =>
    trends.map((day) => ({ date: day.date, count: day[name] }));
  return (
    <div className="sg-admin-trends">
      <TrendChart title={t('trends.registrations')} days={seriesOf('registrations')} />
      <TrendChart title={t('trends.flags')} days={seriesOf('flags')} tone="accent" />
    </div>
  );
}
