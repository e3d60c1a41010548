import type { Member } from '@saudagar/contract';
import { type RestrictionKind, startPersistentActor, usePortal } from '@saudagar/portal';
import { useMemo } from 'react';
import { useTexts } from '../texts.ts';
import { provideRestrictMember, provideUnrestrictMember } from './restrictMemberFlow.ts';

/** Acts that begin at once and announce their result in a toast. */
export interface Restrictions {
  mute(member: Member): void;
  /** Unblocks or unmutes. */
  unrestrict(member: Member, kind: RestrictionKind): void;
  /** Announces a block or mute, with an action that undoes it. */
  announceRestriction(member: Member, kind: RestrictionKind): void;
}

/** Muting, unmuting and unblocking; blocking is confirmed in `BlockDialog` first. */
export function useRestrictions(): Restrictions {
  const portal = usePortal();
  const { t, lazy } = useTexts();
  return useMemo(() => {
    const { notifier } = portal;
    const nameOf = (member: Member) => member.full_name?.trim() || t('unknown');

    function run(
      command: 'restrict' | 'unrestrict',
      member: Member,
      kind: RestrictionKind,
      onDone: () => void,
    ) {
      const provide = command === 'restrict' ? provideRestrictMember : provideUnrestrictMember;
      const input = { input: { memberId: member.id, kind } };
      const actor = startPersistentActor(
        portal,
        `blocking.${command}.${kind}.${member.id}`,
        provide,
        input,
      );
      const subscriptions = [
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
        for (const one of subscriptions) one.unsubscribe();
      };
      actor.send({ type: 'command.confirmed' });
    }

    const restrictions: Restrictions = {
      mute: (member) =>
        run('restrict', member, 'mute', () => restrictions.announceRestriction(member, 'mute')),
      unrestrict: (member, kind) =>
        run('unrestrict', member, kind, () =>
          notifier.success(lazy(`${kind}.undone`, { name: nameOf(member) })),
        ),
      announceRestriction: (member, kind) =>
        notifier.success(lazy(`${kind}.done`, { name: nameOf(member) }), {
          action: { label: lazy('undo'), onAction: () => restrictions.unrestrict(member, kind) },
        }),
    };
    return restrictions;
  }, [portal, t, lazy]);
}
