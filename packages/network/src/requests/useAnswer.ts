import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import { useTexts } from '../texts.ts';
import type { RequestAnswer } from './answerFlow.ts';
import { provideAnswer } from './answerFlow.ts';

/** Returns the props of a button that answers or withdraws a request; reports it (NET-095–101). */
export function useAnswer({ connectionId, memberId, answer }: RequestAnswer) {
  const { lazy } = useTexts();
  const { notifier } = usePortal();
  const actor = usePersistentActor(`network.${answer}.${connectionId}`, provideAnswer, {
    input: { connectionId, memberId, answer },
  });
  useActorResult(actor, 'command.done', () => notifier.success(lazy(`answers.${answer}.done`)));
  useActorResult(actor, 'command.failed', ({ failure }) =>
    notifier.error(failure.detail ?? lazy(`answers.${answer}.failed`)),
  );
  return {
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    send: () => actor.send({ type: 'command.confirmed' }),
  };
}
