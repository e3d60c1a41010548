import { type Proposal, tenderMoney } from '@saudagar/contract';
import { Card, UnstyledButton, useNow } from '@saudagar/ui';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { CurrencyCode } from '../card/CurrencyCode.tsx';
import { deadlineTime } from '../card/deadlineTime.ts';
import { AmendmentNote } from './proposal/AmendmentNote.tsx';
import { AwardNote } from './proposal/AwardNote.tsx';
import { ProposalBadge } from './proposal/ProposalBadge.tsx';
import { SealNote } from './proposal/SealNote.tsx';
import { sealOfProposal } from './proposal/seal.ts';
import { useTexts } from './texts.ts';

interface ProposalRowProps {
  proposal: Proposal;
  side: 'poster' | 'bidder';
  onOpen: () => void;
  /** Level of its heading. @default 2 */
  level?: 2 | 3 | undefined;
  /** Actions of the reader's side. @default nothing */
  children?: ReactNode | undefined;
}

/** A proposal in a list: bidder, amount, tender and status. */
export function ProposalRow({ proposal, side, onOpen, level = 2, children }: ProposalRowProps) {
  const { t, locale } = useTexts();
  const titleId = useId();
  const now = useNow();
  const Heading = `h${level}` as const;
  const { company_name, tender_title, proposal_amount: amount } = proposal;
  const { currency = 'IDR', delivery_days: days, submitted_at, feedback } = proposal;
  const isShut = side === 'poster' && sealOfProposal(proposal, side, now) !== 'open';
  const company = isShut ? t('proposal.sealed') : (company_name ?? t('proposal.nameless'));
  return (
    <Card as="article" className="sg-tender-row" aria-labelledby={titleId}>
      <div className="sg-tender-row-head">
        <div>
          <Heading id={titleId} className="sg-tender-title">
            <UnstyledButton className="sg-tender-open" aria-haspopup="dialog" onPress={onOpen}>
              {side === 'poster' ? company : (tender_title ?? t('proposal.title'))}
            </UnstyledButton>
          </Heading>
          <span className="sg-tender-label">
            {side === 'poster' ? tender_title : company}
            {submitted_at && ` · ${deadlineTime(submitted_at, locale)}`}
          </span>
        </div>
        <ProposalBadge proposal={proposal} side={side} />
      </div>
      {!isShut && (
        <p className="sg-tender-figures">
          <strong>
            {amount === null || amount === undefined ? '–' : tenderMoney(amount, currency)}
          </strong>{' '}
          <CurrencyCode currency={currency} />
          <span className="sg-tender-label">
            {days ? t('proposal.days', { count: days }) : t('proposal.noDays')}
          </span>
        </p>
      )}
      <SealNote {...{ proposal, side }} />
      <AmendmentNote proposal={proposal} />
      <AwardNote proposal={proposal} />
      {side === 'bidder' && feedback && <p className="sg-tender-excerpt">{feedback}</p>}
      {children}
    </Card>
  );
}
