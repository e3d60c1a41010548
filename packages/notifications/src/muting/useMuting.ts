import type { Mute } from '@saudagar/contract';
import { startPersistentActor, usePortal } from '@saudagar/portal';
import { useMemo } from 'react';
import { useTexts } from '../texts.ts';
import { provideMute } from './muteFlow.ts';

/** Mutes a thing or lets it be told of again, at once, with a notice of what became of it. */
export type SetMuted = (thing: Mute, isMuted: boolean) => void;

/** The way to mute things; muting can be undone from its notice. */
export function useMuting(): SetMuted {
  const portal = usePortal();
  const { t, lazy } = useTexts();
  return useMemo(() => {
    const { notifier } = portal;
    const setMuted: SetMuted = (thing, isMuted) => {
      const key = `notifications.mute.${isMuted}.${thing.type}.${thing.id}`;
      const actor = startPersistentActor(portal, key, provideMute, { input: { thing, isMuted } });
      const title = thing.title ?? t('noText');
      const subscriptions = [
        actor.on('command.done', () => {
          stop();
          if (!isMuted) return notifier.success(lazy('unmuted', { title }));
          return notifier.success(lazy('muted', { title }), {
            action: { label: lazy('undo'), onAction: () => setMuted(thing, false) },
          });
        }),
        actor.on('command.failed', ({ failure }) => {
          stop();
          notifier.error(failure.detail ?? lazy(isMuted ? 'muteFailed' : 'unmuteFailed'));
        }),
      ];
      const stop = () => {
        for (const one of subscriptions) one.unsubscribe();
      };
      actor.send({ type: 'command.confirmed' });
    };
    return setMuted;
  }, [portal, t, lazy]);
}
