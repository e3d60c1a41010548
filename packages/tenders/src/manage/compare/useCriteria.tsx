import { tenderMoney } from '@saudagar/contract';
import { Badge, formatNumber } from '@saudagar/ui';
import type { ReactNode } from 'react';
import { deadlineTime } from '../../card/deadlineTime.ts';
import { numbered } from '../../numbered.ts';
import { AmendmentNote } from '../proposal/AmendmentNote.tsx';
import { ProposalBadge } from '../proposal/ProposalBadge.tsx';
import { useTexts } from '../texts.ts';
import type { RankedProposal } from './rankProposals.ts';

/** One aspect by which proposals are compared. */
export interface Criterion {
  readonly id: string;
  readonly name: string;
  readonly render: (ranked: RankedProposal) => ReactNode;
}

/** Criteria of a comparison: the terms of the bids, and their answers to the requirements. */
export interface Criteria {
  readonly terms: readonly Criterion[];
  readonly answers: readonly Criterion[];
}

/** Criteria of the proposals on a tender with the given requirements. */
export function useCriteria(requirements: readonly string[]): Criteria {
  const { t, locale } = useTexts();
  const terms: readonly Criterion[] = [
    {
      id: 'amount',
      name: t('proposal.amount'),
      render: (ranked) => (
        <>
          <strong className="sg-tender-amount">{amountOf(ranked)}</strong>
          {ranked.isLowest && <Badge tone="success">{t('compare.lowest')}</Badge>}
        </>
      ),
    },
    {
      id: 'above',
      name: t('compare.above'),
      render: ({ above, proposal: { currency = 'IDR' } }) =>
        above
          ? `+${tenderMoney(above.amount, currency)} · ${formatNumber(above.share, locale, SHARE)}`
          : '–',
    },
    {
      id: 'delivery',
      name: t('proposal.delivery'),
      render: ({ proposal: { delivery_days: days } }) =>
        days ? t('proposal.days', { count: days }) : '–',
    },
    {
      id: 'submitted',
      name: t('compare.submitted'),
      render: ({ proposal: { submitted_at: submitted } }) =>
        submitted ? deadlineTime(submitted, locale) : '–',
    },
    {
      id: 'status',
      name: t('compare.status'),
      render: ({ proposal }) => (
        <>
          <ProposalBadge proposal={proposal} side="poster" />
          <AmendmentNote proposal={proposal} />
        </>
      ),
    },
  ];
  const answers = requirements.map((requirement, index) => ({
    id: `requirement-${index}`,
    name: numbered(index, requirement),
    render: ({ proposal: { answers: given } }: RankedProposal) => given?.[index] || '–',
  }));
  return { terms, answers };
}

const SHARE = { style: 'percent', maximumFractionDigits: 1 } as const;

/** A proposal's amount; '–' when missing. */
export const amountOf = ({
  proposal: { proposal_amount: amount, currency = 'IDR' },
}: RankedProposal): string =>
  amount === null || amount === undefined ? '–' : tenderMoney(amount, currency);
