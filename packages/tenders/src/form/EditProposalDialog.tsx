import { useViewActor } from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import { provideTender } from '../detail/tenderFlow.ts';
import { provideOneProposal } from '../manage/proposal/oneProposalFlow.ts';
import { BeforeForm } from './BeforeForm.tsx';
import { ProposalForm } from './ProposalForm.tsx';
import { proposalValuesOf } from './proposalValues.ts';
import { useTexts } from './texts.ts';

/** Props of {@link EditProposalDialog}. */
export interface EditProposalDialogProps {
  tenderId: string;
  proposalId: string;
  /** Called when the dialog should close: closed, discarded or saved. */
  onClose: () => void;
}

/** Edits the member's own proposal, reloaded with its files first. */
export function EditProposalDialog({ tenderId, proposalId, onClose }: EditProposalDialogProps) {
  const { t } = useTexts();
  const actor = useViewActor(provideOneProposal, { query: { tenderId, id: proposalId } });
  const proposal = useSelector(actor, ({ context }) => context.value);
  const reading = useViewActor(provideTender, { query: { id: tenderId } });
  const tender = useSelector(reading, ({ context }) => context.value);
  if (proposal && tender)
    return (
      <ProposalForm
        subject={{ tender, proposalId }}
        values={proposalValuesOf(proposal, tender.requirements)}
        onClose={onClose}
      />
    );
  if (proposal) return <BeforeForm title={t('bid.editTitle')} actor={reading} onClose={onClose} />;
  return <BeforeForm title={t('bid.editTitle')} actor={actor} onClose={onClose} />;
}
