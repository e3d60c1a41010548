import type { SignedIn } from '@saudagar/contract';
import { useKeptActor } from '@saudagar/portal';
import { Button, Form, Link, PasswordField, TextField } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { provideLogin } from './loginActors.ts';
import { SubmitFailure } from './SubmitFailure.tsx';
import { useTexts } from './texts.ts';
import { useFieldTexts } from './useFieldTexts.ts';
import { useSignedIn } from './useSignedIn.ts';
import type { LoginValues } from './validateLogin.ts';

/** Props of {@link LoginForm}. */
export interface LoginFormProps {
  /** Told that the member is signed in; the portal's session has begun already. */
  onSignedIn?: (signedIn: SignedIn) => void;
  /** Where an account can be made; null leaves the link out. @default '/register' */
  registerPath?: string | null;
}

/** Signs a member in with email and password (ACCT-001–017). */
export function LoginForm({ onSignedIn, registerPath = '/register' }: LoginFormProps) {
  const { t } = useTexts();
  const fieldText = useFieldTexts();
  const actor = useKeptActor('account.login', provideLogin, undefined);
  const { values, errors, failure, pause } = useSelector(actor, ({ context }) => context);
  const isPaused = useSelector(actor, (snapshot) => snapshot.matches({ editing: 'paused' }));
  const isSubmitting = useSelector(actor, (snapshot) => snapshot.matches('submitting'));
  useSignedIn(actor, onSignedIn);

  const field = (name: keyof LoginValues) => ({
    name,
    label: t(`field.${name}`),
    value: values[name],
    onChange: (value: string) => actor.send({ type: 'field.changed', name, value }),
    errorMessage: fieldText(name, errors[name]),
    isReadOnly: isSubmitting,
    isRequired: true,
  });

  return (
    <div className="sg-account">
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'form.submitted' });
        }}
      >
        {failure && (
          <SubmitFailure
            failure={failure}
            pause={pause}
            fallback={t(failure.status === 401 ? 'failure.credentials' : 'failure.login')}
          />
        )}
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          spellCheck="false"
        />
        <PasswordField {...field('password')} autoComplete="current-password" />
        <Button
          type="submit"
          variant="primary"
          size="large"
          isWide
          isPending={isSubmitting}
          isDisabled={isPaused}
        >
          {t('signIn')}
        </Button>
      </Form>
      {registerPath !== null && (
        <p className="sg-account-other">
          {t('newHere')} <Link href={registerPath}>{t('createAccount')}</Link>
        </p>
      )}
    </div>
  );
}
