import type { OpenedInvitation } from '@saudagar/contract';
import { FailureMessage, ReadView, useClosedWhileSending } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal, useViewActor } from '@saudagar/portal';
import { Button, Dialog, EmptyState, SkeletonText } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useTexts } from '../texts.ts';
import { provideAcceptInvitation } from './acceptFlow.ts';
import { provideOfferedInvitation } from './offeredFlow.ts';

interface OfferedInvitationProps {
  code: string;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Offers a member who opened an invitation's link to connect with its sender. */
// NET-155
export function OfferedInvitation({ code, onClose }: OfferedInvitationProps) {
  const { t } = useTexts();
  const { address } = usePortal();
  const actor = useViewActor(provideOfferedInvitation, { query: { code } });
  const gone = <EmptyState level={3} title={t('offer.gone')} />;
  return (
    <Dialog
      isOpen
      isInAddress={address !== undefined}
      size="small"
      title={t('offer.title')}
      onOpenChange={onClose}
    >
      <ReadView actor={actor} skeleton={<SkeletonText lines={3} />} gone={gone} forbidden={gone}>
        {(invitation) => <Offer {...{ code, invitation, onClose }} />}
      </ReadView>
    </Dialog>
  );
}

interface OfferProps extends OfferedInvitationProps {
  invitation: OpenedInvitation;
}

function Offer({ code, invitation: { inviter, message }, onClose }: OfferProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const name = inviter.full_name?.trim() || t('unknown');
  const actor = usePersistentActor(`network.offered.${code}`, provideAcceptInvitation, {
    input: { code },
  });
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  useActorResult(actor, 'command.done', (_, isShown) => {
    notifier.success(lazy('nowConnected', { name }));
    if (isShown) onClose();
  });
  useClosedWhileSending(actor, 'command.failed', { title: t('offer.title') });
  return (
    <>
      <p>{t('offer.text', { name })}</p>
      {message && <p className="sg-network-message">{message}</p>}
      <FailureMessage failure={failure} isDetailed isAnswer />
      <div className="sg-network-actions">
        <Button
          variant="primary"
          isPending={isBusy}
          onPress={() => actor.send({ type: 'command.confirmed' })}
        >
          {t('connectWith', { name })}
        </Button>
        <Button onPress={onClose}>{t('offer.later')}</Button>
      </div>
    </>
  );
}
