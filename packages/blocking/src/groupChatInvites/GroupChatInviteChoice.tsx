import { GROUP_CHAT_INVITE_POLICIES, type GroupChatInvitePolicy } from '@saudagar/contract';
import { useFailureText, usePersistentActor } from '@saudagar/portal';
import { RadioGroup } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { useTexts } from '../texts.ts';
import { provideGroupChatInvite } from './groupChatInviteActors.ts';

/** Selects who may add the member to group chats; optimistic until saved. */
export function GroupChatInviteChoice({ known }: { known: GroupChatInvitePolicy }) {
  const { t } = useTexts();
  const failureText = useFailureText();
  const actor = usePersistentActor('blocking.groupChatInvites', provideGroupChatInvite, { known });
  const value = useSelector(actor, ({ context }) => context.desired);
  const failure = useSelector(actor, ({ context }) => context.failure);

  useEffect(() => {
    if (actor.getSnapshot().context.settled !== known)
      actor.send({ type: 'choice.read', value: known });
  }, [actor, known]);

  return (
    <RadioGroup
      label={t('addable.label')}
      description={t('addable.hint')}
      options={GROUP_CHAT_INVITE_POLICIES.map((id) => ({ id, label: t(`addable.${id}`) }))}
      value={value}
      errorMessage={failure ? (failure.detail ?? failureText(failure)) : undefined}
      onChange={(next) => actor.send({ type: 'choice.made', value: next })}
    />
  );
}
