import type { Invitation } from '@saudagar/contract';
import { useActorResult, usePersistentActor, usePortal, useRoutes } from '@saudagar/portal';
import {
  Badge,
  Button,
  copyText,
  formatDate,
  loadable,
  RelativeTime,
  useOnDemand,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import LinkIcon from 'lucide-react/icons/link';
import { useTexts } from '../texts.ts';
import { provideChangeInvitation } from './changeFlow.ts';

const cancelDialog = loadable(async () => (await import('../dialogs.ts')).CancelInvitationDialog);

interface InvitationCardProps {
  invitation: Invitation;
}

const TONES = { pending: 'primary', accepted: 'success', expired: 'accent' } as const;

/** An invitation with recipient, status and the sender's actions (NET-064–070, NET-084). */
export function InvitationCard({ invitation }: InvitationCardProps) {
  const { invitation: linkOf } = useRoutes();
  const { t, locale } = useTexts();
  const { id, invited_email, invited_name, message, status, code } = invitation;
  const isOpen = status === 'pending';
  return (
    <div className="sg-network-row">
      <div className="sg-network-details">
        <div className="sg-network-line">
          <span className="sg-network-name">{invited_name?.trim() || invited_email}</span>
          <Badge tone={TONES[status as keyof typeof TONES] ?? 'neutral'}>
            <StatusText status={status} />
          </Badge>
        </div>
        {invited_name?.trim() && <p className="sg-network-company">{invited_email}</p>}
        {message && <p className="sg-network-message">{message}</p>}
        <p className="sg-network-note">
          <RelativeTime date={invitation.created_at} />
          {isOpen && invitation.expires_at && (
            <>
              {' · '}
              {t('invitations.until', {
                date: formatDate(new Date(invitation.expires_at), locale, 'medium'),
              })}
            </>
          )}
        </p>
      </div>
      {(isOpen || status === 'expired') && (
        <div className="sg-network-actions">
          {isOpen && code && linkOf && <CopyLink link={linkOf(code)} to={invited_email} />}
          <Resend invitationId={id} to={invited_email} />
          {isOpen && <Cancel invitation={invitation} />}
        </div>
      )}
    </div>
  );
}

function StatusText({ status }: { status: string }) {
  const { t } = useTexts();
  switch (status) {
    case 'pending':
    case 'accepted':
    case 'expired':
    case 'cancelled':
      return t(`invitations.status.${status}`);
    default:
      return status;
  }
}

/** Copies the registration link of an invitation. */
function CopyLink({ link, to }: { link: string; to: string }) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const copy = async () => {
    if (await copyText(link, document.body)) notifier.success(lazy('invitations.copied'));
    else notifier.error(lazy('invitations.copyFailed'));
  };
  return (
    <Button
      size="compact"
      icon={<LinkIcon />}
      aria-label={t('invitations.copyNamed', { email: to })}
      onPress={() => void copy()}
    >
      {t('invitations.copy')}
    </Button>
  );
}

function Resend({ invitationId, to }: { invitationId: string; to: string }) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(
    `network.invitation.resend.${invitationId}`,
    provideChangeInvitation,
    {
      input: { id: invitationId, act: 'resend' },
    },
  );
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  useActorResult(actor, 'command.done', () => notifier.success(lazy('invite.done')));
  useActorResult(actor, 'command.failed', ({ failure }) =>
    notifier.error(failure.detail ?? lazy('invite.failed')),
  );
  return (
    <Button
      size="compact"
      aria-label={t('invitations.resendNamed', { email: to })}
      isPending={isBusy}
      onPress={() => actor.send({ type: 'command.confirmed' })}
    >
      {t('invitations.resend')}
    </Button>
  );
}

function Cancel({ invitation }: { invitation: Invitation }) {
  const { t } = useTexts();
  const dialog = useOnDemand(cancelDialog);
  return (
    <>
      <Button
        {...dialog.openerProps}
        size="compact"
        aria-label={t('invitations.cancelNamed', { email: invitation.invited_email })}
      >
        {t('invitations.cancel')}
      </Button>
      {dialog.isOpen && <cancelDialog.View invitation={invitation} onClose={dialog.close} />}
    </>
  );
}
