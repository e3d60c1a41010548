import type { Group, Member } from '@saudagar/contract';
import { FormDialog } from '@saudagar/flows/react';
import {
  useActorResult,
  useEmitted,
  usePersistentActor,
  usePortal,
  useViewActor,
} from '@saudagar/portal';
import { PeoplePicker } from '@saudagar/writing';
import { useSelector } from '@xstate/react';
import { useTexts } from '../texts.ts';
import { provideInvited } from './invitedFlow.ts';
import { provideInvite } from './inviteFlow.ts';
import { SentInvitations } from './SentInvitations.tsx';
import { provideSentInvitations } from './sentFlow.ts';

/** Props of {@link InviteDialog}. */
export interface InviteDialogProps {
  group: Group;
  /** Called when the dialog closes. */
  onClose: () => void;
}

const NOBODY: readonly Member[] = [];
const NONE: readonly string[] = [];

/** Invites members, searched by name, to a group, and withdraws open invitations. */
export function InviteDialog({ group, onClose }: InviteDialogProps) {
  const { t, lazy } = useTexts();
  const { notifier } = usePortal();
  const { id, name } = group;
  const sent = useViewActor(provideSentInvitations, { query: { id } });
  // Excludes members with an open invitation until it is withdrawn.
  const invited = useSelector(
    useViewActor(provideInvited, { query: { id } }),
    ({ context }) => context.value,
  );
  const form = usePersistentActor(`groups.invite.${id}`, provideInvite, {
    subject: { id },
    values: { members: NOBODY },
  });
  const members = useSelector(form, ({ context }) => context.values.members);
  const isWrong = useSelector(form, ({ context }) => context.errors.members !== undefined);
  const isBusy = useSelector(form, (snapshot) => snapshot.hasTag('busy'));
  useActorResult(form, 'form.done', (_, isShown) => {
    notifier.success(lazy('invite.done', { name }));
    if (isShown) onClose();
  });
  useEmitted(form, 'form.closed', onClose);
  const toggle = (member: Member) => {
    const isChosen = members.some((one) => one.id === member.id);
    form.send({
      type: 'field.changed',
      change: {
        members: isChosen ? members.filter((one) => one.id !== member.id) : [...members, member],
      },
    });
  };
  return (
    <FormDialog
      title={t('invite.title', { name })}
      actor={form}
      reopened={(close) => <InviteDialog group={group} onClose={close} />}
      failureTitle={t('invite.failed')}
      submitLabel={t('invite.submit')}
      footer={<SentInvitations groupId={id} actor={sent} />}
    >
      <PeoplePicker
        chosen={members}
        taken={invited ?? NONE}
        groupId={id}
        isReadOnly={isBusy}
        errorMessage={isWrong ? t('invite.nobody') : undefined}
        autoFocus
        onToggle={toggle}
      />
    </FormDialog>
  );
}
