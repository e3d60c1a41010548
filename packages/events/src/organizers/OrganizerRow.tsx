import type { Member } from '@saudagar/contract';
import { FailureMessage } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { Button } from '@saudagar/ui';
import { Person, useMemberName } from '@saudagar/writing';
import { useSelector } from '@xstate/react';
import { provideRemoveOrganizer } from './removeOrganizerFlow.ts';
import { useTexts } from './texts.ts';

interface OrganizerRowProps {
  eventId: string;
  member: Member;
}

/** A co-organizer, whom the owner removes (EVT-371). */
export function OrganizerRow({ eventId, member }: OrganizerRowProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const name = useMemberName()(member);
  const actor = usePersistentActor(
    `events.organizer.remove.${eventId}.${member.id}`,
    provideRemoveOrganizer,
    { input: { id: eventId, userId: member.id, isOwn: false } },
  );
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const failure = useSelector(actor, ({ context }) => context.failure);
  useActorResult(actor, 'command.done', () => notifier.success(lazy('removed', { name })));
  return (
    <div className="sg-event-organizer">
      <Person member={member} name={name} />
      <Button
        size="compact"
        className="sg-event-organizer-remove"
        aria-label={t('removeNamed', { name })}
        isPending={isBusy}
        onPress={() => actor.send({ type: 'command.confirmed' })}
      >
        {t('remove')}
      </Button>
      <FailureMessage failure={failure} title={t('removeFailed')} isDetailed isAnswer />
    </div>
  );
}
