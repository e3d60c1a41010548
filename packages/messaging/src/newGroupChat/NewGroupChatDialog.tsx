import {
  type ApiError,
  type Conversation,
  ROOM_MEMBERS_MAX,
  ROOM_NAME_MAX_LENGTH,
} from '@saudagar/contract';
import { useClosedWhileSending } from '@saudagar/flows/react';
import { useActorResult, useFailureText, usePersistentActor, usePortal } from '@saudagar/portal';
import { Button, Dialog, InlineMessage, type TextControl, TextField } from '@saudagar/ui';
import { PeoplePicker } from '@saudagar/writing';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { useTexts } from '../texts.ts';
import { provideNewGroupChat } from './newGroupChatActors.ts';
import { isGroupChat, newGroupChatKey, refusedMember } from './newGroupChatMachine.ts';

export interface NewGroupChatDialogProps {
  /** Id of the group chat to add members to; null for a new conversation. */
  conversationId: string | null;
  /** Ids of the current members. */
  taken: readonly string[];
  /** Called with the conversation that was opened, created or extended. */
  onEntered: (conversation: Conversation) => void;
  /** Called when the dialog closes. */
  onClose: () => void;
}

/** Starts a conversation, or adds members to a group chat. */
// MSG-046, MSG-054
export function NewGroupChatDialog({
  conversationId,
  taken,
  onEntered,
  onClose,
}: NewGroupChatDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const failureText = useFailureText();
  const most = ROOM_MEMBERS_MAX - (conversationId === null ? 1 : taken.length);
  const actor = usePersistentActor(newGroupChatKey(conversationId), provideNewGroupChat, {
    conversationId,
    most,
  });
  const chosen = useSelector(actor, ({ context }) => context.chosen);
  const name = useSelector(actor, ({ context }) => context.name);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const hasName = useSelector(actor, ({ context }) => isGroupChat(context));
  const isSending = useSelector(actor, (snapshot) => snapshot.matches('sending'));
  const hasFailed = useSelector(actor, (snapshot) => snapshot.matches({ choosing: 'failed' }));
  const isNobody = useSelector(actor, (snapshot) => snapshot.matches({ choosing: 'nobody' }));
  const isNameless = useSelector(actor, (snapshot) => snapshot.matches({ choosing: 'nameless' }));
  const isFull = useSelector(actor, (snapshot) => snapshot.matches({ choosing: 'full' }));
  const search = useRef<HTMLInputElement>(null);
  const nameField = useRef<TextControl>(null);
  useActorResult(actor, 'conversation.entered', ({ conversation }, isShown) => {
    if (isShown) onEntered(conversation);
    else notifier.success(lazy(conversationId === null ? 'gather.begun' : 'gather.added'));
  });
  const refused = refusedMember({ chosen, failure });
  const reason = (failed: ApiError) => {
    const refusedChoice = refusedMember({ chosen, failure: failed });
    if (refusedChoice)
      return t(`gather.${refusedChoice.why}`, {
        name: refusedChoice.member.full_name?.trim() || t('unknown'),
      });
    return (failed.kind === 'refused' && failed.detail) || failureText(failed);
  };
  const title = t(conversationId === null ? 'gather.begin' : 'gather.add');
  useClosedWhileSending(actor, 'groupChat.failed', {
    title,
    failureText: reason,
    reopened: (close) => (
      <NewGroupChatDialog {...{ conversationId, taken }} onEntered={close} onClose={close} />
    ),
  });

  const submit = () => {
    actor.send({ type: 'groupChat.submitted' });
    const snapshot = actor.getSnapshot();
    if (snapshot.matches({ choosing: 'nobody' })) search.current?.focus();
    if (snapshot.matches({ choosing: 'nameless' })) nameField.current?.focus();
  };
  const drop = () => {
    actor.send({ type: 'groupChat.dropped' });
    onClose();
  };

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={title}
      footer={
        <>
          <Button onPress={drop}>{t('gather.cancel')}</Button>
          <Button variant="primary" isPending={isSending} onPress={submit}>
            {t(
              conversationId !== null
                ? 'gather.addThem'
                : hasName
                  ? 'gather.create'
                  : 'gather.open',
            )}
          </Button>
        </>
      }
    >
      <div className="sg-new-group-chat">
        <PeoplePicker
          {...{ chosen, taken }}
          gone={hasFailed ? refused?.member : undefined}
          isReadOnly={isSending}
          errorMessage={
            (isNobody && t('gather.nobody')) ||
            (isFull && t('gather.full', { limit: ROOM_MEMBERS_MAX })) ||
            undefined
          }
          autoFocus
          inputRef={search}
          onToggle={(member) => actor.send({ type: 'member.toggled', member })}
        />
        {hasName && (
          <TextField
            label={t('gather.name')}
            description={t('gather.nameHint')}
            counter={t('gather.left', { count: ROOM_NAME_MAX_LENGTH - name.length })}
            inputRef={nameField}
            maxLength={ROOM_NAME_MAX_LENGTH}
            value={name}
            isReadOnly={isSending}
            errorMessage={isNameless && t('gather.nameless')}
            onChange={(next) => actor.send({ type: 'name.changed', name: next })}
          />
        )}
        {hasFailed && failure && (
          <InlineMessage
            kind={failure.kind === 'network' ? 'offline' : 'error'}
            onRetry={refused ? undefined : submit}
          >
            {reason(failure)}
          </InlineMessage>
        )}
      </div>
    </Dialog>
  );
}
