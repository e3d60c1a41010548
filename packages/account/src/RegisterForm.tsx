import type { SignedIn } from '@saudagar/contract';
import { useEmitted, usePersistentActor, usePortal, useRoutes } from '@saudagar/portal';
import { Button, Form, InlineMessage, Link } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { InvitationNote } from './InvitationNote.tsx';
import { RegisterFields } from './RegisterFields.tsx';
import { provideRegistration } from './registerActors.ts';
import { registrationDraft } from './registrationDraft.ts';
import { SubmitFailure } from './SubmitFailure.tsx';
import { useTexts } from './texts.ts';

/** Props of {@link RegisterForm}. */
export interface RegisterFormProps {
  /**
   * Called when the account is created and the member signed in; the portal's session has already
   * started.
   */
  onSignedIn?: ((signedIn: SignedIn) => void) | undefined;
  /** Code of an invitation, which prefills the form. @default none */
  invitation?: string | null | undefined;
}

/** Creates an account and signs in with it. */
// ACCT-020–044
export function RegisterForm(props: RegisterFormProps) {
  const { onSignedIn, invitation = null } = props;
  const { login } = useRoutes();
  const { t } = useTexts();
  const input = { draft: registrationDraft(usePortal()).read() };
  const actor = usePersistentActor('account.register', provideRegistration, input);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const pause = useSelector(actor, ({ context }) => context.pause);
  const isRateLimited = useSelector(actor, (snapshot) => snapshot.hasTag('rateLimited'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isRegistered = useSelector(actor, (snapshot) => snapshot.matches('registered'));
  useEmitted(actor, 'form.done', ({ reply }) => onSignedIn?.(reply));

  return (
    <div className="sg-account">
      {invitation !== null && !isRegistered && <InvitationNote code={invitation} form={actor} />}
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'form.submitted' });
        }}
      >
        {isRegistered ? (
          <InlineMessage kind="success">{t('registered')}</InlineMessage>
        ) : (
          <RegisterFields actor={actor} isReadOnly={isBusy} />
        )}
        {failure && (
          <SubmitFailure
            failure={failure}
            pause={pause}
            fallback={t(isRegistered ? 'failure.login' : 'failure.register')}
          />
        )}
        <Button
          type="submit"
          variant="primary"
          size="large"
          isFullWidth
          isPending={isBusy}
          isDisabled={isRateLimited}
        >
          {t(isRegistered ? 'signIn' : 'createAccount')}
        </Button>
      </Form>
      {login && !isRegistered && (
        <p className="sg-account-other">
          {t('alreadyMember')} <Link href={login()}>{t('signIn')}</Link>
        </p>
      )}
    </div>
  );
}
