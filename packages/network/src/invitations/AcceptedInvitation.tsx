import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useTexts } from '../texts.ts';
import { provideAcceptInvitation } from './acceptFlow.ts';

interface AcceptedInvitationProps {
  code: string;
  /** Told once it is accepted or refused. */
  onOver: () => void;
}

/** Accepts the invitation that the member came by, and says what came of it. */
export function AcceptedInvitation({ code, onOver }: AcceptedInvitationProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`network.accepted.${code}`, provideAcceptInvitation, {
    input: { code },
  });
  useActorResult(actor, 'command.done', ({ done: { inviter } }) =>
    notifier.success(lazy('nowConnected', { name: inviter.full_name?.trim() || t('unknown') })),
  );
  useActorResult(actor, 'command.failed', ({ failure }) =>
    notifier.error(failure.detail ?? lazy('failed')),
  );
  // Anything but a code that is no longer valid may succeed when the page is opened again.
  const isOver = useSelector(
    actor,
    ({ status, context }) => status === 'done' || context.failure?.status === 404,
  );
  useEffect(() => {
    if (isOver) onOver();
  }, [isOver, onOver]);
  useEffect(() => actor.send({ type: 'command.confirmed' }), [actor]);
  return null;
}
