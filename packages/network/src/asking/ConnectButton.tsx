import { useEmitted, usePersistentActor, usePortal } from '@saudagar/portal';
import { Button } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import UserPlus from 'lucide-react/icons/user-plus';
import { useTexts } from '../texts.ts';
import { provideRequest } from './requestFlow.ts';

interface ConnectButtonProps {
  memberId: string;
  /** Name of the member. */
  name: string;
  /** True on the network's own page, where labels are shorter. @default false */
  // NET-047
  isOnPage?: boolean | undefined;
  /** True when it is the primary action, as on a profile. @default false */
  isProminent?: boolean | undefined;
}

/** Sends a request to connect and reports the result (NET-043–050, FEED-208). */
export function ConnectButton(props: ConnectButtonProps) {
  const { memberId, name, isOnPage = false, isProminent = false } = props;
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const request = usePersistentActor(`network.request.${memberId}`, provideRequest, {
    input: { memberId },
  });
  const isAsking = useSelector(request, (snapshot) => snapshot.hasTag('busy'));

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
