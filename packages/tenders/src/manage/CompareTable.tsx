import { type Proposal, tenderMoney } from '@saudagar/contract';
import { Badge, MemberLink } from '@saudagar/ui';
import { forwardRef, type ReactNode, useImperativeHandle, useRef } from 'react';
import { numbered } from '../numbered.ts';
import { PosterActions } from './proposal/ProposalActions.tsx';
import { ProposalBadge } from './proposal/ProposalBadge.tsx';
import { SealNote } from './proposal/SealNote.tsx';
import { useTexts } from './texts.ts';

interface CompareTableProps {
  proposals: readonly Proposal[];
}

const HERE = ['accepted', 'rejected'] as const;

/**
 * One column per proposal, with rows for amount, time and each answer. Row headers are sticky while
 * the rest scrolls, for phones.
 */
export const CompareTable = forwardRef<{ focus(index: number): void }, CompareTableProps>(
  function CompareTable({ proposals }, ref) {
    const { t } = useTexts();
    const head = useRef<HTMLTableRowElement>(null);
    useImperativeHandle(ref, () => ({
      focus: (index) => head.current?.querySelectorAll<HTMLElement>('th[data-id]')[index]?.focus(),
    }));
    const [first] = proposals;
    const requirements = first?.requirements ?? [];
    // The last proposal was read last, so its lowest bid is the most recent.
    const lowest = proposals.at(-1)?.lowest_proposal;
    if (first?.sealed) return <SealNote proposal={first} side="poster" />;
    const row = (name: string, cell: (proposal: Proposal) => ReactNode) => (
      <tr key={name}>
        <th scope="row">{name}</th>
        {proposals.map((proposal) => (
          <td key={proposal.id}>{cell(proposal)}</td>
        ))}
      </tr>
    );
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling element must be reachable by keyboard
      <section className="sg-tender-compare" tabIndex={0} aria-label={t('compare.table')}>
        <table>
          <thead>
            <tr ref={head}>
              <th scope="col">{t('compare.company')}</th>
              {proposals.map((proposal) => (
                <th key={proposal.id} scope="col" tabIndex={-1} data-id={proposal.id}>
                  <Company proposal={proposal} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row(t('proposal.amount'), ({ id, proposal_amount: amount, currency = 'IDR' }) => (
              <>
                <strong className="sg-tender-amount">
                  {amount === null || amount === undefined ? '–' : tenderMoney(amount, currency)}
                </strong>
                {lowest === id && <Badge tone="success">{t('compare.lowest')}</Badge>}
              </>
            ))}
            {row(t('proposal.delivery'), ({ delivery_days: days }) =>
              days ? t('proposal.days', { count: days }) : '–',
            )}
            {row(t('compare.status'), ({ status }) => (
              <ProposalBadge status={status} side="poster" />
            ))}
            {requirements.map((requirement, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two requirements may read the same
              <tr key={number}>
                <th scope="row">{numbered(number, requirement)}</th>
                {proposals.map(({ id, answers }) => (
                  <td key={id}>{answers?.[number] || '–'}</td>
                ))}
              </tr>
            ))}
            {row(t('compare.decide'), (proposal) => (
              <PosterActions proposal={proposal} only={HERE} />
            ))}
          </tbody>
        </table>
      </section>
    );
  },
);

function Company({ proposal }: { proposal: Proposal }) {
  const { t } = useTexts();
  const { company_name, contact_person, bidder } = proposal;
  const name = company_name ?? t('proposal.nameless');
  return (
    <>
      <MemberLink memberId={bidder?.id} className="sg-tender-open">
        {name}
      </MemberLink>
      {contact_person && <span className="sg-tender-label">{contact_person}</span>}
    </>
  );
}
