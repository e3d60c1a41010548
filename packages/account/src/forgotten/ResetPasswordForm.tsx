import { useField } from '@saudagar/flows/react';
import { usePersistentActor, useRoutes } from '@saudagar/portal';
import { Button, Form, InlineMessage, Link, LinkButton, PasswordField } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { PasswordHint } from '../PasswordHint.tsx';
import { SubmitFailure } from '../SubmitFailure.tsx';
import { useFieldTexts } from '../useFieldTexts.ts';
import { provideReset } from './resetFlow.ts';
import { useTexts } from './texts.ts';

/** Props of {@link ResetPasswordForm}. */
export interface ResetPasswordFormProps {
  /** The token in the mailed link's address; null without one. */
  token: string | null;
}

/** Sets a new password by a mailed link, which works once, and leads to sign-in. */
export function ResetPasswordForm({ token }: ResetPasswordFormProps) {
  const { forgotPassword } = useRoutes();
  const { t } = useTexts();
  return (
    <div className="sg-account">
      {token ? (
        <NewPassword token={token} key={token} />
      ) : (
        <InlineMessage kind="error">{t('reset.incomplete')}</InlineMessage>
      )}
      {forgotPassword && (
        <p className="sg-account-other">
          <Link href={forgotPassword()}>{t('reset.ask')}</Link>
        </p>
      )}
    </div>
  );
}

function NewPassword({ token }: { token: string }) {
  const { login } = useRoutes();
  const { t } = useTexts();
  const input = { subject: { token }, values: { password: '' } };
  const actor = usePersistentActor(`account.reset.${token}`, provideReset, input);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const pause = useSelector(actor, ({ context }) => context.pause);
  const password = useSelector(actor, ({ context }) => context.values.password);
  const isRateLimited = useSelector(actor, (snapshot) => snapshot.hasTag('rateLimited'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isDone = useSelector(actor, (snapshot) => snapshot.matches('done'));
  const field = useField(actor, useFieldTexts())('password');

  if (isDone)
    return (
      <>
        <InlineMessage kind="success">{t('reset.done')}</InlineMessage>
        {login && (
          <LinkButton href={login()} variant="primary" size="large" isFullWidth>
            {t('signIn')}
          </LinkButton>
        )}
      </>
    );
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'form.submitted' });
      }}
    >
      {failure && <SubmitFailure failure={failure} pause={pause} fallback={t('reset.failure')} />}
      <PasswordField
        {...field}
        label={t('reset.field')}
        {...(field.errorMessage === undefined && {
          description: <PasswordHint password={password} />,
        })}
        isRequired
        autoComplete="new-password"
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isFullWidth
        isPending={isBusy}
        isDisabled={isRateLimited}
      >
        {t('reset.send')}
      </Button>
    </Form>
  );
}
