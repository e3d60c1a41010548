import { useViewActor } from '@saudagar/portal';
import { InlineMessage } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import type { ActorRefFrom } from 'xstate';
import { provideOpenedInvitation } from './openedInvitationFlow.ts';
import type { registerMachine } from './registerMachine.ts';
import { useTexts } from './texts.ts';

interface InvitationNoteProps {
  code: string;
  form: ActorRefFrom<typeof registerMachine>;
}

/** Says who invites, and fills in what they knew where nothing is typed yet (NET-084). */
export function InvitationNote({ code, form }: InvitationNoteProps) {
  const { t } = useTexts();
  const actor = useViewActor(provideOpenedInvitation, { query: { code } });
  const invitation = useSelector(actor, ({ context }) => context.value);
  const isNotFound = useSelector(actor, (snapshot) => snapshot.hasTag('gone'));
  useEffect(() => {
    if (!invitation) return;
    const { email, full_name } = form.getSnapshot().context.values;
    const { invited_email, invited_name } = invitation;
    form.send({
      type: 'field.changed',
      change: {
        ...(email === '' && { email: invited_email }),
        ...(full_name === '' && invited_name && { full_name: invited_name }),
      },
    });
  }, [invitation, form]);

  if (isNotFound) return <InlineMessage>{t('invited.gone')}</InlineMessage>;
  if (!invitation) return null;
  const name = invitation.inviter.full_name?.trim() || t('invited.somebody');
  return (
    <InlineMessage kind="success">
      {t('invited.by', { name })}
      {invitation.message && <span className="sg-account-invitation">{invitation.message}</span>}
    </InlineMessage>
  );
}
