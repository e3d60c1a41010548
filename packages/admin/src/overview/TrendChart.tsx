import { Card, formatNumber, VisuallyHidden } from '@saudagar/ui';
import { useId } from 'react';
import { barsOf, HEIGHT, type TrendDay, WIDTH } from './bars.ts';
import { useTexts } from './texts.ts';

interface TrendChartProps {
  title: string;
  /** Days, oldest first. */
  days: readonly TrendDay[];
  /** Color of the bars. @default 'primary' */
  tone?: 'primary' | 'accent';
}

/** A bar per day; assistive technology reads the days as a table. */
export function TrendChart({ title, days, tone = 'primary' }: TrendChartProps) {
  const { t, locale } = useTexts();
  const id = useId();
  const total = days.reduce((sum, { count }) => sum + count, 0);
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
      <svg
        className="sg-admin-bars"
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        aria-hidden="true"
      >
        {barsOf(days).map(({ date, ...bar }) => (
          <rect key={date} {...bar} rx={1} />
        ))}
      </svg>
      <p className="sg-admin-trend-ends sg-admin-soft" aria-hidden="true">
        <span>{nameOf(days[0]?.date ?? '')}</span>
        <span>{nameOf(days.at(-1)?.date ?? '')}</span>
      </p>
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
