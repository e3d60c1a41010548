import { type Proposal, tenderMoney } from '@saudagar/contract';
import { AttachedFiles } from '@saudagar/files';
import { MemberAvatar, useUser } from '@saudagar/portal';
import { Button, loadable, MemberLink, MemberText, OnDemand, useNow } from '@saudagar/ui';
import MessageSquare from 'lucide-react/icons/message-square';
import type { TenderCallbacks } from '../../callbacks.ts';
import { CurrencyCode } from '../../card/CurrencyCode.tsx';
import { deadlineTime } from '../../card/deadlineTime.ts';
import { numbered } from '../../numbered.ts';
import { useTexts } from '../texts.ts';
import { AnswerForm } from './AnswerForm.tsx';
import { AwardNote } from './AwardNote.tsx';
import { ProposalBadge } from './ProposalBadge.tsx';
import { SealNote } from './SealNote.tsx';
import { sealOfProposal } from './seal.ts';
import { Thread } from './Thread.tsx';

const outdatedBid = loadable(
  async () => (await import('../../amendments/OutdatedBid.tsx')).OutdatedBid,
);

/** A place in a proposal that can take focus: the answer box, or the last entry of the thread. */
export type ProposalPlace = 'none' | 'answer' | 'thread';

interface ProposalContentProps extends TenderCallbacks {
  proposal: Proposal;
  side: 'poster' | 'bidder';
  /** Place that takes focus; an answered question's is its answer. @default 'none' */
  at?: ProposalPlace | undefined;
}

/** A proposal's full details, for its bidder and the poster. */
export function ProposalContent({ proposal, side, at = 'none', onMessage }: ProposalContentProps) {
  const { t, locale } = useTexts();
  const now = useNow();
  const { id, tender_id: tenderId, status, thread = [], feedback, submitted_at } = proposal;
  const isShut = side === 'poster' && sealOfProposal(proposal, side, now) !== 'open';
  // On the wire a question is feedback too; it is shown in the thread only.
  const isQuestion = thread.some(({ from, text }) => from === 'poster' && text === feedback);
  const isAsked = side === 'bidder' && status === 'needs_clarification' && !proposal.outcome;
  return (
    <div className="sg-tender-content">
      <div className="sg-tender-badges">
        <ProposalBadge proposal={proposal} side={side} />
        {submitted_at && (
          <span className="sg-tender-label">
            {t('proposal.submitted', { time: deadlineTime(submitted_at, locale) })}
          </span>
        )}
      </div>
      <SealNote {...{ proposal, side }} />
      {proposal.before_amendment && (
        <OnDemand part={outdatedBid}>
          <outdatedBid.View {...{ proposal, side }} />
        </OnDemand>
      )}
      <AwardNote proposal={proposal} />
      {!isShut && (
        <>
          <Terms proposal={proposal} />
          <Bidder {...{ proposal, side, onMessage }} />
          <MemberText className="sg-tender-about">{proposal.proposal_description ?? ''}</MemberText>
          <Answers proposal={proposal} />
          <AttachedFiles files={proposal.files} ids={proposal.attachments ?? []} />
        </>
      )}
      {feedback && !isQuestion && (
        <section className="sg-tender-section">
          <h3 className="sg-tender-section-title">{t('proposal.feedback')}</h3>
          <MemberText className="sg-tender-feedback">{feedback}</MemberText>
        </section>
      )}
      {thread.length > 0 && (
        <section className="sg-tender-section">
          <h3 className="sg-tender-section-title">{t('thread.title')}</h3>
          <Thread
            {...{ thread, side }}
            isFocused={at === 'thread' || (at === 'answer' && !isAsked)}
          />
        </section>
      )}
      {isAsked && <AnswerForm tenderId={tenderId} proposalId={id} isFocused={at === 'answer'} />}
    </div>
  );
}

/** Amount and delivery time in large type: the first facts a poster compares. */
function Terms({ proposal }: { proposal: Proposal }) {
  const { t } = useTexts();
  const { proposal_amount: amount, currency = 'IDR', delivery_days: days } = proposal;
  return (
    <dl className="sg-tender-offer">
      <div>
        <dt className="sg-tender-label">{t('proposal.amount')}</dt>
        <dd>
          {amount === null || amount === undefined ? '–' : tenderMoney(amount, currency)}{' '}
          <CurrencyCode currency={currency} />
        </dd>
      </div>
      <div>
        <dt className="sg-tender-label">{t('proposal.delivery')}</dt>
        <dd>{days ? t('proposal.days', { count: days }) : '–'}</dd>
      </div>
    </dl>
  );
}

function Bidder({ proposal, side, onMessage }: ProposalContentProps) {
  const { t } = useTexts();
  const user = useUser();
  const { bidder, company_name: company, contact_person: contact } = proposal;
  const name = [company, contact].filter(Boolean).join(' · ') || t('proposal.nameless');
  return (
    <div className="sg-tender-foot">
      <div className="sg-tender-poster">
        <MemberAvatar member={bidder ?? null} size="small" />
        <MemberLink
          memberId={side === 'poster' ? bidder?.id : undefined}
          className="sg-tender-open"
        >
          {name}
        </MemberLink>
      </div>
      {bidder && onMessage && side === 'poster' && bidder.id !== user?.id && (
        <Button
          size="small"
          variant="quiet"
          icon={<MessageSquare />}
          onPress={() => onMessage(bidder)}
        >
          {t('proposal.message')}
        </Button>
      )}
    </div>
  );
}

/** Each answer below its requirement; '–' when missing. */
function Answers({ proposal: { requirements = [], answers = [] } }: { proposal: Proposal }) {
  const { t } = useTexts();
  if (requirements.length === 0) return null;
  return (
    <section className="sg-tender-section">
      <h3 className="sg-tender-section-title">{t('proposal.answers')}</h3>
      <dl className="sg-tender-answers">
        {requirements.map((requirement, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two requirements may read the same
          <div key={index}>
            <dt className="sg-tender-label">{numbered(index, requirement)}</dt>
            <dd>{answers[index] || '–'}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
