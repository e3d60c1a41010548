import { ReadView, useField } from '@saudagar/flows/react';
import { usePersistentActor, useRoutes, useViewActor } from '@saudagar/portal';
import { Button, Form, InlineMessage, Link, SkeletonText, TextField } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { SubmitFailure } from '../SubmitFailure.tsx';
import { useTexts as useAccountTexts } from '../texts.ts';
import { useFieldTexts } from '../useFieldTexts.ts';
import { provideForgot } from './forgotFlow.ts';
import { provideRecovery } from './recoveryFlow.ts';
import { useTexts } from './texts.ts';

const NO_ADDRESS = { subject: null, values: { email: '' } };

/**
 * Requests a mailed link for setting a new password; refers to an administrator when the community
 * sends no mail. It never discloses if an address is a member's.
 */
export function ForgotPasswordForm() {
  const { login } = useRoutes();
  const { t } = useTexts();
  const recovery = useViewActor(provideRecovery, { query: null });
  return (
    <div className="sg-account">
      <ReadView actor={recovery} skeleton={<SkeletonText lines={3} />}>
        {({ by_mail }) =>
          by_mail ? (
            <AddressForm />
          ) : (
            <InlineMessage>
              <strong className="sg-account-notice">{t('noMail.title')}</strong>
              {t('noMail.text')}
            </InlineMessage>
          )
        }
      </ReadView>
      {login && (
        <p className="sg-account-other">
          <Link href={login()}>{t('backToSignIn')}</Link>
        </p>
      )}
    </div>
  );
}

function AddressForm() {
  const { t } = useTexts();
  const { t: ofAccount } = useAccountTexts();
  const actor = usePersistentActor('account.forgot', provideForgot, NO_ADDRESS);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const pause = useSelector(actor, ({ context }) => context.pause);
  const isRateLimited = useSelector(actor, (snapshot) => snapshot.hasTag('rateLimited'));
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isSent = useSelector(actor, (snapshot) => snapshot.matches('done'));
  const email = useSelector(actor, ({ context }) => context.values.email.trim());
  const fieldOf = useField(actor, useFieldTexts());

  if (isSent)
    return (
      <InlineMessage kind="success">
        <strong className="sg-account-notice">{t('sent.title')}</strong>
        <p>{t('sent.text', { email })}</p>
        <p className="sg-account-explanation">{t('sent.later')}</p>
      </InlineMessage>
    );
  return (
    <Form
      onSubmit={(event) => {
        event.preventDefault();
        actor.send({ type: 'form.submitted' });
      }}
    >
      {failure && <SubmitFailure failure={failure} pause={pause} fallback={t('email.failure')} />}
      <TextField
        {...fieldOf('email')}
        label={ofAccount('field.email')}
        description={t('email.text')}
        isRequired
        type="email"
        inputMode="email"
        autoComplete="username"
        spellCheck="false"
      />
      <Button
        type="submit"
        variant="primary"
        size="large"
        isFullWidth
        isPending={isBusy}
        isDisabled={isRateLimited}
      >
        {t('email.send')}
      </Button>
    </Form>
  );
}
