import { useEmitted, useKeptActor, usePortal } from '@saudagar/portal';
import { Button } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import UserPlus from 'lucide-react/icons/user-plus';
import { useTexts } from '../texts.ts';
import { provideRequest } from './requestActors.ts';

interface ConnectButtonProps {
  memberId: string;
  /** The member's name. */
  name: string;
  /** Whether it stands on the network's own page, whose words are shorter (NET-047). @default false */
  isOnPage?: boolean;
  /** Whether it is the first thing to do there, as on a profile. @default false */
  isProminent?: boolean;
}

/** Asks a member to connect, and says how far it has come (NET-041–048, FEED-208). */
export function ConnectButton(props: ConnectButtonProps) {
  const { memberId, name, isOnPage = false, isProminent = false } = props;
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const request = useKeptActor(`network.request.${memberId}`, provideRequest, {
    input: { memberId },
  });
  const isAsking = useSelector(request, (snapshot) => snapshot.hasTag('busy'));
  const sent = useSelector(request, ({ context }) => context.done);

  useEmitted(request, 'command.done', ({ done }) =>
    notifier.success(
      done.isAccepted
        ? lazy('nowConnected', { name })
        : isOnPage
          ? lazy('sentShort')
          : lazy('sent', { name }),
    ),
  );
  useEmitted(request, 'command.failed', ({ failure }) =>
    notifier.error(failure.detail ?? lazy('failed')),
  );

  if (sent) return <Relation>{t(sent.isAccepted ? 'connected' : 'pending')}</Relation>;
  return (
    <Button
      size={isProminent ? 'medium' : 'small'}
      variant={isProminent ? 'primary' : 'secondary'}
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
