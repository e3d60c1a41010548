import {
  mayChangeProposal,
  mayDecide,
  type Proposal,
  type ProposalDecision,
} from '@saudagar/contract';
import { ActionMenu, Button, loadable, useNow, useOnDemand } from '@saudagar/ui';
import { useState } from 'react';
import { useTexts } from '../texts.ts';

const editProposalDialog = loadable(
  async () => (await import('../../form/formDialogs.ts')).EditProposalDialog,
);
const decisionDialog = loadable(async () => (await import('./DecisionDialog.tsx')).DecisionDialog);
const withdrawDialog = loadable(async () => (await import('./WithdrawDialog.tsx')).WithdrawDialog);

const FINAL: readonly ProposalDecision[] = ['accepted', 'rejected'];
const DECISIONS = [...FINAL, 'under_review', 'needs_clarification'] as const;

interface ActionsProps {
  proposal: Proposal;
  /**
   * In a `row` or `beside` other proposals, where none is the primary one, a menu holds what is not
   * a final decision; in a `footer` all are shown, the primary one last.
   * @default 'row'
   */
  place?: 'row' | 'beside' | 'footer' | undefined;
}

/** The poster's decisions on a readable proposal (TND-122–124, TND-132). */
export function PosterActions({ proposal, place = 'row' }: ActionsProps) {
  const { t } = useTexts();
  const deciding = useOnDemand(decisionDialog);
  const [status, setStatus] = useState<ProposalDecision>('accepted');
  const offered = proposal.sealed
    ? []
    : DECISIONS.filter((one) => mayDecide(proposal.status, one, proposal.outcome));
  if (offered.length === 0 && !deciding.isOpen) return null;
  if (place === 'footer') offered.reverse();
  const name = proposal.company_name ?? t('proposal.nameless');
  const inMenu = place === 'footer' ? [] : offered.filter((one) => !FINAL.includes(one));
  const decide = (one: ProposalDecision) => {
    setStatus(one);
    deciding.open();
  };
  return (
    <div className="sg-tender-actions">
      {offered
        .filter((one) => !inMenu.includes(one))
        .map((one) => (
          <Button
            key={one}
            size="small"
            variant={one === 'accepted' && place !== 'beside' ? 'primary' : 'secondary'}
            aria-label={t(`decision.${one}.of`, { name })}
            onPress={() => decide(one)}
          >
            {t(`decision.${one}.action`)}
          </Button>
        ))}
      {inMenu.length > 0 && (
        <ActionMenu
          size="small"
          aria-label={t('decision.more', { name })}
          actions={inMenu.map((one) => ({
            id: one,
            label: t(`decision.${one}.action`),
            onAction: () => decide(one),
          }))}
        />
      )}
      {deciding.isOpen && (
        <decisionDialog.View proposal={proposal} status={status} onClose={deciding.close} />
      )}
    </div>
  );
}

interface BidderActionsProps extends Pick<ActionsProps, 'proposal'> {
  /** True in a row, which leaves withdrawing to the proposal itself. @default false */
  isInRow?: boolean | undefined;
}

/** Edits or withdraws the own proposal, before the deadline and any decision. */
export function BidderActions({ proposal, isInRow = false }: BidderActionsProps) {
  const { t } = useTexts();
  const now = useNow();
  const editing = useOnDemand(editProposalDialog);
  const withdrawing = useOnDemand(withdrawDialog);
  const { id, tender_id: tenderId, status, tender_status, tender_deadline: deadline } = proposal;
  const mayChange =
    deadline !== undefined &&
    mayChangeProposal(status, { status: tender_status ?? 'active', deadline }, now);
  if (!mayChange && !editing.isOpen && !withdrawing.isOpen) return null;
  return (
    <div className="sg-tender-actions">
      {mayChange && (
        <>
          <Button size="small" {...editing.openerProps}>
            {t('mine.edit')}
          </Button>
          {!isInRow && (
            <Button size="small" {...withdrawing.openerProps}>
              {t('mine.withdraw')}
            </Button>
          )}
        </>
      )}
      {editing.isOpen && (
        <editProposalDialog.View tenderId={tenderId} proposalId={id} onClose={editing.close} />
      )}
      {withdrawing.isOpen && (
        <withdrawDialog.View tenderId={tenderId} proposalId={id} onClose={withdrawing.close} />
      )}
    </div>
  );
}
