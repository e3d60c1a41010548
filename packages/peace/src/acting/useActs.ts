import type { Member } from '@saudagar/contract';
import { type KeptAwayBy, keepActor, usePortal } from '@saudagar/portal';
import { useMemo } from 'react';
import { useTexts } from '../texts.ts';
import { provideKeepAway, provideLetBack } from './keepAwayFlow.ts';

/** What is done at once, with a notice of what became of it. */
export interface Acts {
  mute(member: Member): void;
  /** Unblocks or unmutes. */
  letBack(member: Member, way: KeptAwayBy): void;
  /** Says that a member is kept away now, with the way to take it back. */
  tellKeptAway(member: Member, way: KeptAwayBy): void;
}

/** Muting, and letting back; a block is asked about first. */
export function useActs(): Acts {
  const portal = usePortal();
  const { t, lazy } = useTexts();
  return useMemo(() => {
    const { notifier } = portal;
    const nameOf = (member: Member) => member.full_name?.trim() || t('unknown');

    function run(
      kind: 'keepAway' | 'letBack',
      member: Member,
      way: KeptAwayBy,
      onDone: () => void,
    ) {
      const provide = kind === 'keepAway' ? provideKeepAway : provideLetBack;
      const input = { input: { memberId: member.id, way } };
      const actor = keepActor(portal, `peace.${kind}.${way}.${member.id}`, provide, input);
      const heard = [
        actor.on('command.done', () => {
          stop();
          onDone();
        }),
        actor.on('command.failed', ({ failure }) => {
          stop();
          notifier.error(failure.detail ?? lazy('failed'));
        }),
      ];
      const stop = () => {
        for (const one of heard) one.unsubscribe();
      };
      actor.send({ type: 'command.confirmed' });
    }

    const acts: Acts = {
      mute: (member) => run('keepAway', member, 'mute', () => acts.tellKeptAway(member, 'mute')),
      letBack: (member, way) =>
        run('letBack', member, way, () =>
          notifier.success(lazy(`${way}.undone`, { name: nameOf(member) })),
        ),
      tellKeptAway: (member, way) =>
        notifier.success(lazy(`${way}.done`, { name: nameOf(member) }), {
          action: { label: lazy('undo'), onAction: () => acts.letBack(member, way) },
        }),
    };
    return acts;
  }, [portal, t, lazy]);
}
