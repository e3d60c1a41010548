import type { Group } from '@saudagar/contract';
import { FailureMessage } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { Button } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import { useTexts } from '../texts.ts';
import type { InvitationAnswer } from './answerFlow.ts';
import { provideAnswerInvitation } from './answerFlow.ts';

/** Accept and Decline of an invitation to a group. */
export function InvitationAnswers({ group }: { group: Group }) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const { id, name } = group;
  const accept = useAnswer(id, 'accept');
  const decline = useAnswer(id, 'decline');
  useActorResult(accept.actor, 'command.done', () =>
    notifier.success(lazy('join.joined', { name })),
  );
  useActorResult(decline.actor, 'command.done', () => notifier.success(lazy('invited.declined')));
  return (
    <>
      <Button
        variant="primary"
        size="compact"
        icon={<Check />}
        aria-label={t('invited.acceptNamed', { name })}
        isDisabled={decline.isBusy}
        isPending={accept.isBusy}
        onPress={accept.send}
      >
        {t('invited.accept')}
      </Button>
      <Button
        size="compact"
        aria-label={t('invited.declineNamed', { name })}
        isDisabled={accept.isBusy}
        isPending={decline.isBusy}
        onPress={decline.send}
      >
        {t('invited.decline')}
      </Button>
      <FailureMessage
        failure={accept.failure ?? decline.failure}
        title={t('invited.failed')}
        isDetailed
        isAnswer
      />
    </>
  );
}

function useAnswer(id: string, answer: InvitationAnswer['answer']) {
  const actor = usePersistentActor(`groups.invitation.${answer}.${id}`, provideAnswerInvitation, {
    input: { id, answer },
  });
  return {
    actor,
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    failure: useSelector(actor, ({ context }) => context.failure),
    send: () => actor.send({ type: 'command.confirmed' }),
  };
}
