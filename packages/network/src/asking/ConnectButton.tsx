import { useEmitted, useKeptActor, usePortal } from '@saudagar/portal';
import { Button } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import UserPlus from 'lucide-react/icons/user-plus';
import { provideRequest } from './requestActors.ts';
import { useTexts } from './texts.ts';

interface ConnectButtonProps {
  memberId: string;
  /** The member's name. */
  name: string;
}

/** Asks a member to connect, and says how far it has come (NET-041–048, FEED-208). */
export function ConnectButton({ memberId, name }: ConnectButtonProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const request = useKeptActor(`network.request.${memberId}`, provideRequest, {
    input: { memberId },
  });
  const isAsking = useSelector(request, (snapshot) => snapshot.hasTag('busy'));
  const sent = useSelector(request, ({ context }) => context.done);

  useEmitted(request, 'command.done', ({ done }) =>
    notifier.success(lazy(done.isAccepted ? 'nowConnected' : 'sent', { name })),
  );
  useEmitted(request, 'command.failed', ({ failure }) =>
    notifier.error(failure.detail ?? lazy('failed')),
  );

  if (sent) return <Relation>{t(sent.isAccepted ? 'connected' : 'pending')}</Relation>;
  return (
    <Button
      size="small"
      icon={<UserPlus />}
      aria-label={t('connectWith', { name })}
      isPending={isAsking}
      onPress={() => request.send({ type: 'command.confirmed' })}
    >
      {t('connect')}
    </Button>
  );
}

/** Stands where the button was, and takes the focus it had. */
function Relation({ children }: { children: string }) {
  return (
    <p className="sg-network-relation" tabIndex={-1} ref={takeFocus}>
      {children}
    </p>
  );
}

const takeFocus = (element: HTMLElement | null) => {
  if (document.activeElement === document.body) element?.focus({ preventScroll: true });
};
