import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useTexts } from '../texts.ts';
import { provideAcceptInvitation } from './acceptFlow.ts';

interface AcceptedInvitationProps {
  code: string;
  /** Called once the invitation is accepted or refused. */
  onOver: () => void;
}

/** Accepts the invitation the member joined by, and reports the result. */
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
  // Any error except an invalid code may not recur when the page is reopened.
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
