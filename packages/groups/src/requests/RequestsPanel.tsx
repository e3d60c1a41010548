import type { Group, GroupRequest } from '@saudagar/contract';
import { FailureMessage, ListView } from '@saudagar/flows/react';
import { useActorResult, usePersistentActor, usePortal, useViewActor } from '@saudagar/portal';
import { Button, EmptyState, RelativeTime, useFocusRecovery } from '@saudagar/ui';
import { useMemberName } from '@saudagar/writing';
import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import UserPlus from 'lucide-react/icons/user-plus';
import { useRef } from 'react';
import { MemberLine } from '../members/MemberLine.tsx';
import { PersonSkeleton } from '../members/PersonSkeleton.tsx';
import { useTexts } from '../texts.ts';
import type { RequestAnswer } from './answerFlow.ts';
import { provideAnswerRequest } from './answerFlow.ts';
import { BansPanel } from './BansPanel.tsx';
import { provideRequests } from './requestsFlow.ts';

/** Props of {@link RequestsPanel}. */
export interface RequestsPanelProps {
  group: Group;
}

/** Requests to join a group and its bans, for those who keep order in it (GRP-048, GRP-166). */
export function RequestsPanel({ group }: RequestsPanelProps) {
  const { t } = useTexts();
  const { id } = group;
  const actor = useViewActor(provideRequests, { query: { id } });
  const container = useRef<HTMLDivElement>(null);
  useFocusRecovery(
    container,
    useSelector(actor, ({ context }) => context.items),
  );
  return (
    <>
      <div ref={container} className="sg-group-people">
        <ListView
          actor={actor}
          aria-label={t('requests.list')}
          idOf={({ user }) => user.id}
          skeleton={<PersonSkeleton />}
          forbiddenText={t('requests.forbidden')}
          empty={
            <EmptyState illustration={<UserPlus />} title={t('requests.none')}>
              {t('requests.noneText')}
            </EmptyState>
          }
        >
          {(request) => <RequestRow groupId={id} request={request} />}
        </ListView>
      </div>
      <BansPanel groupId={id} />
    </>
  );
}

interface RequestRowProps {
  groupId: string;
  request: GroupRequest;
}

function RequestRow({ groupId, request: { user, created_at } }: RequestRowProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const name = useMemberName()(user);
  const accept = useAnswer(groupId, user.id, 'accept');
  const decline = useAnswer(groupId, user.id, 'decline');
  useActorResult(accept.actor, 'command.done', () =>
    notifier.success(lazy('requests.accepted', { name })),
  );
  useActorResult(decline.actor, 'command.done', () =>
    notifier.success(lazy('requests.declined', { name })),
  );
  return (
    <div className="sg-group-person-row">
      <MemberLine member={user} />
      <RelativeTime date={created_at} className="sg-group-admin" />
      <div className="sg-group-card-actions">
        <Button
          variant="primary"
          size="compact"
          icon={<Check />}
          aria-label={t('requests.acceptNamed', { name })}
          isDisabled={decline.isBusy}
          isPending={accept.isBusy}
          onPress={accept.send}
        >
          {t('requests.accept')}
        </Button>
        <Button
          size="compact"
          aria-label={t('requests.declineNamed', { name })}
          isDisabled={accept.isBusy}
          isPending={decline.isBusy}
          onPress={decline.send}
        >
          {t('requests.decline')}
        </Button>
      </div>
      <FailureMessage
        failure={accept.failure ?? decline.failure}
        title={t('requests.failed')}
        isDetailed
        isAnswer
      />
    </div>
  );
}

function useAnswer(id: string, userId: string, answer: RequestAnswer['answer']) {
  const actor = usePersistentActor(
    `groups.request.${answer}.${id}.${userId}`,
    provideAnswerRequest,
    {
      input: { id, userId, answer },
    },
  );
  return {
    actor,
    isBusy: useSelector(actor, (snapshot) => snapshot.hasTag('busy')),
    failure: useSelector(actor, ({ context }) => context.failure),
    send: () => actor.send({ type: 'command.confirmed' }),
  };
}
