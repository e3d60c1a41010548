import type { SignedIn } from '@saudagar/contract';
import { useField } from '@saudagar/flows/react';
import { useEmitted, usePersistentActor, usePortal, useRoutes } from '@saudagar/portal';
import {
  Button,
  Form,
  Link,
  loadable,
  PasswordField,
  TextField,
  useOnDemand,
  useRestoreFocus,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { NO_CREDENTIALS, provideLogin } from './loginFlow.ts';
import { registrationDraft } from './registrationDraft.ts';
import { SubmitFailure } from './SubmitFailure.tsx';
import { SuspensionAppeal } from './SuspensionAppeal.tsx';
import { useTexts } from './texts.ts';
import { useFieldTexts } from './useFieldTexts.ts';
import { type LoginValues, toCredentials } from './validateLogin.ts';

const appealDialog = loadable(async () => (await import('./AppealDialog.tsx')).AppealDialog);

/** Props of {@link LoginForm}. */
export interface LoginFormProps {
  /** Called when the member is signed in; the portal's session has already started. */
  onSignedIn?: ((signedIn: SignedIn) => void) | undefined;
}

/** Signs a member in with email and password. */
// ACCT-001–017
export function LoginForm({ onSignedIn }: LoginFormProps) {
  const { register, forgotPassword } = useRoutes();
  const { t } = useTexts();
  const fieldText = useFieldTexts();
  // A visitor whose registration was refused need not type the address twice (ACCT-143).
  const { email = '' } = registrationDraft(usePortal()).read()?.values ?? {};
  const input = { subject: null, values: { ...NO_CREDENTIALS, email } };
  const actor = usePersistentActor('account.login', provideLogin, input);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const pause = useSelector(actor, ({ context }) => context.pause);
  const values = useSelector(actor, ({ context }) => context.values);
  const isRateLimited = useSelector(actor, (snapshot) => snapshot.hasTag('rateLimited'));
  const isSubmitting = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  useEmitted(actor, 'form.done', ({ reply }) => onSignedIn?.(reply));
  const fieldOf = useField(actor, fieldText);
  const appeal = useOnDemand(appealDialog);
  // The button that opened the appeal goes once it is sent.
  const submit = useRef<HTMLButtonElement>(null);
  useRestoreFocus(appeal.isOpen, () => submit.current);

  const field = (name: keyof LoginValues) => ({
    ...fieldOf(name),
    label: t(`field.${name}`),
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
          >
            {failure.suspension && (
              <SuspensionAppeal suspension={failure.suspension} openerProps={appeal.openerProps} />
            )}
          </SubmitFailure>
        )}
        <TextField
          {...field('email')}
          type="email"
          inputMode="email"
          autoComplete="username"
          spellCheck="false"
        />
        <PasswordField {...field('password')} autoComplete="current-password" />
        {forgotPassword && (
          <Link className="sg-account-forgot" href={forgotPassword()}>
            {t('forgot')}
          </Link>
        )}
        <Button
          ref={submit}
          type="submit"
          variant="primary"
          size="large"
          isFullWidth
          isPending={isSubmitting}
          isDisabled={isRateLimited}
        >
          {t('signIn')}
        </Button>
      </Form>
      {appeal.isOpen && (
        <appealDialog.View
          credentials={toCredentials(values)}
          // The refusal of another try says that the appeal is pending.
          onSent={() => actor.send({ type: 'form.submitted' })}
          onClose={appeal.close}
        />
      )}
      {register && (
        <p className="sg-account-other">
          {t('newHere')} <Link href={register()}>{t('createAccount')}</Link>
        </p>
      )}
    </div>
  );
}
