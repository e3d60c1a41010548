import {
  startPersistentActor,
  useActorResult,
  usePersistentActor,
  usePortal,
} from '@saudagar/portal';
import { useSelector } from '@xstate/react';
import { useTexts } from '../texts.ts';
import { provideHide } from './hideFlow.ts';

/** Returns the props of a button that stops suggesting a member; its toast offers Undo. */
export function useHide(memberId: string, name: string) {
  const portal = usePortal();
  const { lazy } = useTexts();
  const actor = usePersistentActor(`network.hide.${memberId}`, provideHide, {
    input: { memberId, isHidden: true },
  });
  const undo = () => {
    const shown = startPersistentActor(portal, `network.show.${memberId}`, provideHide, {
      input: { memberId, isHidden: false },
    });
    shown.on('command.failed', () => portal.notifier.error(lazy('hide.undoFailed')));
    shown.send({ type: 'command.confirmed' });
  };
  useActorResult(actor, 'command.done', () =>
    portal.notifier.success(lazy('hide.done', { name }), {
      action: { label: lazy('hide.undo'), onAction: undo },
    }),
  );
  useActorResult(actor, 'command.failed', () => portal.notifier.error(lazy('hide.failed')));
  return {
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    send: () => actor.send({ type: 'command.confirmed' }),
  };
}
