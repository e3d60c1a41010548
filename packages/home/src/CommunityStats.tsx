import { type Brand, usePortal } from '@saudagar/portal';
import { formatNumber } from '@saudagar/ui';
import { useTexts } from './texts.ts';

/** What the documents claim, where the brand has no figures of its own (SHELL-144–146, SHELL-159). */
const CLAIMS: Required<NonNullable<Brand['figures']>> = {
  merchants: 15_000,
  groups: 500,
  savings: 0.25,
};

/** The community in three figures (SHELL-143). */
export function CommunityStats() {
  const { t, locale } = useTexts();
  const { merchants, groups, savings } = { ...CLAIMS, ...usePortal().brand().figures };
  const atLeast = (count: number) => `${formatNumber(count, locale, { notation: 'compact' })}+`;
  const figures = [
    ['merchants', atLeast(merchants)],
    ['groups', atLeast(groups)],
    ['savings', formatNumber(savings, locale, { style: 'percent' })],
  ] as const;
  return (
    <ul className="sg-home-figures" aria-label={t('figures.name')}>
      {figures.map(([key, figure]) => (
        <li key={key}>
          <span className="sg-home-figure">{figure}</span> {t(`figures.${key}`)}
        </li>
      ))}
    </ul>
  );
}
