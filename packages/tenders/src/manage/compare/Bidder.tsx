import type { Proposal } from '@saudagar/contract';
import { MemberLink } from '@saudagar/ui';
import { useTexts } from '../texts.ts';

/** The company that made a proposal, with its contact. */
export function Bidder({ proposal }: { proposal: Proposal }) {
  const { t } = useTexts();
  const { company_name: company, contact_person: contact, bidder } = proposal;
  return (
    <>
      <MemberLink memberId={bidder?.id} className="sg-tender-open">
        {company ?? t('proposal.nameless')}
      </MemberLink>
      {contact && <span className="sg-tender-label">{contact}</span>}
    </>
  );
}
