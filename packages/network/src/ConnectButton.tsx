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
  const { t } = useTexts();
  const { notifier } = usePortal();
  const request = useKeptActor(`network.request.${memberId}`, provideRequest, { memberId });
  const isAsking = useSelector(request, (snapshot) => snapshot.matches('asking'));
  const isPending = useSelector(request, (snapshot) => snapshot.matches('pending'));
  const isConnected = useSelector(request, (snapshot) => snapshot.matches('connected'));

  useEmitted(request, 'request.sent', () => notifier.success(t('sent', { name })));
  useEmitted(request, 'request.accepted', () => notifier.success(t('nowConnected', { name })));
  useEmitted(request, 'request.refused', ({ detail }) => notifier.error(detail ?? t('failed')));

  if (isPending) return <Relation>{t('pending')}</Relation>;
  if (isConnected) return <Relation>{t('connected')}</Relation>;
  return (
    <Button
      size="small"
      icon={<UserPlus />}
      aria-label={t('connectWith', { name })}
      isPending={isAsking}
      onPress={() => request.send({ type: 'request.made' })}
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
