import type { NamedCount } from '@saudagar/contract';
import { formatNumber } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

/** Most bars that a chart shows (NET-108, NET-110). */
const BARS_MAX = 5;

interface BarChartProps {
  /** What is counted, as the table's name. */
  title: string;
  /** Name of the column of what is counted. */
  column: string;
  counts: readonly NamedCount[];
  /** Words a name. */
  textOf: (name: string) => string;
}

/** Counts as bars, which a screen reader reads as a table. */
export function BarChart({ title, column, counts, textOf }: BarChartProps) {
  const { t, locale } = useTexts();
  const shown = counts.slice(0, BARS_MAX);
  const most = Math.max(1, ...shown.map(({ count }) => count));
  return (
    <table className="sg-network-bars">
      <caption className="sg-network-title">{title}</caption>
      <thead className="sg-network-bars-head">
        <tr>
          <th scope="col">{column}</th>
          <th scope="col">{t('insights.people')}</th>
        </tr>
      </thead>
      <tbody>
        {shown.map(({ name, count }) => (
          <tr key={name}>
            <th scope="row">{textOf(name)}</th>
            <td>
              <span className="sg-network-bar" style={{ inlineSize: `${(100 * count) / most}%` }} />
              <span className="sg-network-count">{formatNumber(count, locale)}</span>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
