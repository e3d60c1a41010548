import { PosterActions } from '../manage/proposal/ProposalActions.tsx';
import { useTexts } from '../manage/texts.ts';
import { Bidder } from './Bidder.tsx';
import type { RankedProposal } from './rankProposals.ts';
import type { Criterion } from './useCriteria.tsx';

/** Props of {@link ComparisonTable} and {@link ComparisonSlides}. */
export interface ComparisonProps {
  ranked: readonly RankedProposal[];
  criteria: readonly Criterion[];
}

/** A column a proposal and a row a criterion; names of both stay while the rest scrolls. */
export function ComparisonTable({ ranked, criteria }: ComparisonProps) {
  const { t } = useTexts();
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard
    <section className="sg-tender-compare" tabIndex={0} aria-label={t('compare.table')}>
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
          {criteria.map(({ id, name, render }) => (
            <tr key={id}>
              <th scope="row">{name}</th>
              {ranked.map((one) => (
                <td key={one.proposal.id} data-status={one.proposal.status}>
                  {render(one)}
                </td>
              ))}
            </tr>
          ))}
          <tr>
            <th scope="row">{t('compare.decide')}</th>
            {ranked.map(({ proposal }) => (
              <td key={proposal.id} data-status={proposal.status}>
                <PosterActions proposal={proposal} isBeside />
              </td>
            ))}
          </tr>
        </tbody>
      </table>
    </section>
  );
}
