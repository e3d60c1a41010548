import type { Group, GroupOfferRole } from '@saudagar/contract';
import { FailureMessage } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { Button, InlineMessage } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import { useTexts } from '../texts.ts';
import { type OfferAnswer, provideAnswerOffer } from './answerOfferFlow.ts';

interface OfferNoteProps {
  group: Group;
  role: GroupOfferRole;
}

/** Offer of a role in a group, with what it may do, and the member's answers (GRP-175). */
export function OfferNote({ group, role }: OfferNoteProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const { id, name, admin_name } = group;
  const accept = useAnswer({ id, role, answer: 'accept' });
  const decline = useAnswer({ id, role, answer: 'decline' });
  useActorResult(accept.actor, 'command.done', () =>
    notifier.success(lazy(`offers.accepted.${role}`, { name })),
  );
  useActorResult(decline.actor, 'command.done', () => notifier.success(lazy('offers.declined')));
  return (
    <>
      <InlineMessage>
        {t(`offers.note.${role}`, { name: admin_name?.trim() || t('card.admin') })}
      </InlineMessage>
      <div className="sg-group-actions">
        <Button
          variant="primary"
          size="compact"
          icon={<Check />}
          aria-label={t('offers.acceptNamed')}
          isDisabled={decline.isBusy}
          isPending={accept.isBusy}
          onPress={accept.send}
        >
          {t('offers.accept')}
        </Button>
        <Button
          size="compact"
          aria-label={t('offers.declineNamed')}
          isDisabled={accept.isBusy}
          isPending={decline.isBusy}
          onPress={decline.send}
        >
          {t('offers.decline')}
        </Button>
        <FailureMessage
          failure={accept.failure ?? decline.failure}
          title={t('offers.failed')}
          isDetailed
          isAnswer
        />
      </div>
    </>
  );
}

function useAnswer(input: OfferAnswer) {
  const { id, role, answer } = input;
  const actor = usePersistentActor(`groups.offer.${answer}.${role}.${id}`, provideAnswerOffer, {
    input,
  });
  return {
    actor,
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    failure: useSelector(actor, ({ context }) => context.failure),
    send: () => actor.send({ type: 'command.confirmed' }),
  };
}
