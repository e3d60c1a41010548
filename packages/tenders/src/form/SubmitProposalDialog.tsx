import { useRoutes, useUser, useViewActor } from '@saudagar/portal';
import { EmptyState, LinkButton } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import FileCheck from 'lucide-react/icons/file-check';
import { useState } from 'react';
import { provideTender } from '../detail/tenderFlow.ts';
import { BeforeForm } from './BeforeForm.tsx';
import { ProposalForm } from './ProposalForm.tsx';
import { newProposal } from './proposalValues.ts';
import { useTexts } from './texts.ts';

/** Props of {@link SubmitProposalDialog}. */
export interface SubmitProposalDialogProps {
  /** Id of the tender. */
  tenderId: string;
  /** Called when the dialog should close: closed, discarded or submitted. */
  onClose: () => void;
}

/** Bids on a tender, read first with the member's own proposal, which lists omit. */
// TND-009, TND-068–081
export function SubmitProposalDialog({ tenderId, onClose }: SubmitProposalDialogProps) {
  const { t } = useTexts();
  const { proposals } = useRoutes();
  const user = useUser();
  const actor = useViewActor(provideTender, { query: { id: tenderId } });
  const tender = useSelector(actor, ({ context }) => context.value);
  const own = tender?.my_proposal ?? null;
  // The form remains after its own proposal is published.
  const [isBidding, setBidding] = useState(false);
  if (!isBidding && tender !== null && (own === null || own.status === 'draft')) setBidding(true);
  if (tender && user && isBidding)
    return (
      <ProposalForm
        subject={{ tender, proposalId: null }}
        values={newProposal(tender, user)}
        onClose={onClose}
      />
    );
  return (
    <BeforeForm title={t('bid.title')} actor={actor} onClose={onClose}>
      {own && (
        <EmptyState
          level={3}
          illustration={<FileCheck />}
          title={t('bid.already')}
          action={
            proposals && (
              <LinkButton variant="primary" href={proposals(own)}>
                {t('bid.own')}
              </LinkButton>
            )
          }
        >
          {t('bid.alreadyText')}
        </EmptyState>
      )}
    </BeforeForm>
  );
}
