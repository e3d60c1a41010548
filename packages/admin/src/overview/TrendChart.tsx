import { Card, formatNumber, VisuallyHidden } from '@saudagar/ui';
import { useId } from 'react';
import { useTexts } from './texts.ts';

/** Days between two labels of the axis. */
const LABEL_DAYS = 7;

interface TrendChartProps {
  title: string;
  /** Days, oldest first. */
  days: readonly { date: string; count: number }[];
  /** Color of the bars. @default 'primary' */
  tone?: 'primary' | 'accent' | undefined;
}

/** A bar per day with its count above; assistive technology reads the days as a table. */
export function TrendChart({ title, days, tone = 'primary' }: TrendChartProps) {
  const { t, locale } = useTexts();
  const id = useId();
  const total = days.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...days.map(({ count }) => count));
  const nameOf = (date: string) =>
    new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).format(
      new Date(`${date}T00:00:00Z`),
    );
  return (
    <Card as="section" className="sg-admin-trend" aria-labelledby={id} data-tone={tone}>
      <h2 id={id} className="sg-admin-title">
        {title}
      </h2>
      <p className="sg-admin-trend-total">
        {formatNumber(total, locale)}{' '}
        <span className="sg-admin-soft">{t('trends.days', { count: days.length })}</span>
      </p>
      <ol className="sg-admin-bars" aria-hidden="true">
        {days.map(({ date, count }, index) => (
          <li key={date}>
            <span className="sg-admin-trend-bar" style={{ blockSize: `${(100 * count) / most}%` }}>
              {count > 0 && (
                <span className="sg-admin-trend-bar-value">{formatNumber(count, locale)}</span>
              )}
            </span>
            {(days.length - 1 - index) % LABEL_DAYS === 0 && (
              <span className="sg-admin-trend-bar-day">{nameOf(date)}</span>
            )}
          </li>
        ))}
      </ol>
      <VisuallyHidden>
        <table>
          <caption>{title}</caption>
          <thead>
            <tr>
              <th scope="col">{t('trends.day')}</th>
              <th scope="col">{t('trends.count')}</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ date, count }) => (
              <tr key={date}>
                <th scope="row">{nameOf(date)}</th>
                <td>{formatNumber(count, locale)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </VisuallyHidden>
    </Card>
  );
}
