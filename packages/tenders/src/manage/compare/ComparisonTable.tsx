import type { CSSProperties } from 'react';
import { PosterActions } from '../proposal/ProposalActions.tsx';
import { useTexts } from '../texts.ts';
import { Bidder } from './Bidder.tsx';
import type { RankedProposal } from './rankProposals.ts';
import type { Criteria, Criterion } from './useCriteria.tsx';

/** Props of {@link ComparisonTable} and {@link ComparisonSlides}. */
export interface ComparisonProps {
  ranked: readonly RankedProposal[];
  criteria: Criteria;
}

/**
 * A column a proposal and a row a criterion; names of both stay while the rest scrolls. Decisions
 * come before the answers, of which there may be many.
 */
export function ComparisonTable({ ranked, criteria }: ComparisonProps) {
  const { t } = useTexts();
  const row = ({ id, name, render }: Criterion) => (
    <tr key={id}>
      <th scope="row">{name}</th>
      {ranked.map((one) => (
        <td key={one.proposal.id} data-status={one.proposal.status}>
          {render(one)}
        </td>
      ))}
    </tr>
  );
  return (
    <section
      className="sg-tender-compare"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard
      tabIndex={0}
      aria-label={t('compare.table')}
      style={{ '--sg-proposals': ranked.length } as CSSProperties}
    >
      <table>
        <thead>
          <tr>
            <th scope="col">{t('compare.company')}</th>
            {ranked.map(({ proposal }) => (
              <th key={proposal.id} scope="col" data-status={proposal.status}>
                <Bidder proposal={proposal} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {criteria.terms.map(row)}
          <tr>
            <th scope="row">{t('compare.decide')}</th>
            {ranked.map(({ proposal }) => (
              <td key={proposal.id} data-status={proposal.status}>
                <PosterActions proposal={proposal} place="beside" />
              </td>
            ))}
          </tr>
          {criteria.answers.map(row)}
        </tbody>
      </table>
    </section>
  );
}
