import { ReadView } from '@saudagar/flows/react';
import { usePortal, useViewActor } from '@saudagar/portal';
import { Dialog, SkeletonText } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';
import type { TenderCallbacks } from '../../callbacks.ts';
import { useTexts } from '../texts.ts';
import { provideOneProposal } from './oneProposalFlow.ts';
import { BidderActions, PosterActions } from './ProposalActions.tsx';
import { ProposalContent, type ProposalPlace } from './ProposalContent.tsx';
import { useUnsealing } from './useUnsealing.ts';

/** Props of {@link ProposalDialog}. */
export interface ProposalDialogProps extends TenderCallbacks {
  tenderId: string;
  proposalId: string;
  /** The reader's side. */
  side: 'poster' | 'bidder';
  /** Place that takes focus. @default 'none' */
  at?: ProposalPlace | undefined;
  onClose: () => void;
}

/** A proposal with its thread and the actions of the reader's side. */
export function ProposalDialog(props: ProposalDialogProps) {
  const { tenderId, proposalId, side, at, onMessage, onClose } = props;
  const { t } = useTexts();
  const { address } = usePortal();
  const actor = useViewActor(provideOneProposal, { query: { tenderId, id: proposalId } });
  const proposal = useSelector(actor, ({ context }) => context.value);
  useUnsealing(
    proposal ? [proposal] : [],
    useCallback(() => actor.send({ type: 'read.outdated' }), [actor]),
  );
  return (
    <Dialog
      title={proposal?.tender_title ?? t('proposal.title')}
      size="large"
      isOpen
      isInAddress={address !== undefined}
      onOpenChange={onClose}
      {...(proposal && {
        footer:
          side === 'poster' ? (
            <PosterActions proposal={proposal} place="footer" />
          ) : (
            <BidderActions proposal={proposal} />
          ),
      })}
    >
      <ReadView actor={actor} skeleton={<SkeletonText lines={6} />}>
        {(shown) => <ProposalContent proposal={shown} {...{ side, at, onMessage }} />}
      </ReadView>
    </Dialog>
  );
}
