import { INDUSTRY_TAGS, type IndustryTag, type SignedIn } from '@saudagar/contract';
import { useKeptActor } from '@saudagar/portal';
import { Button, Form, Link, PasswordField, TagPicker, TextField } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import { PasswordHint } from './PasswordHint.tsx';
import { RegisteredNotice } from './RegisteredNotice.tsx';
import { provideRegistration } from './registerActors.ts';
import { SubmitFailure } from './SubmitFailure.tsx';
import { useTexts } from './texts.ts';
import { useFieldTexts } from './useFieldTexts.ts';
import { useFocusFirstInvalid } from './useFocusFirstInvalid.ts';
import { useSignedIn } from './useSignedIn.ts';
import type { RegistrationValues } from './validateRegistration.ts';

/** Props of {@link RegisterForm}. */
export interface RegisterFormProps {
  /** Told that the account is made and the member signed in; the portal's session has begun already. */
  onSignedIn?: (signedIn: SignedIn) => void;
  /** Where members sign in; null leaves the link out. @default '/login' */
  loginPath?: string | null;
}

type TextName = Exclude<keyof RegistrationValues, 'industry_tags'>;

/** Makes an account and signs in with it (ACCT-020–044). */
export function RegisterForm({ onSignedIn, loginPath = '/login' }: RegisterFormProps) {
  const { t } = useTexts();
  const fieldText = useFieldTexts();
  const actor = useKeptActor('account.register', provideRegistration, undefined);
  const { values, errors, failure, rejections } = useSelector(actor, ({ context }) => context);
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isRegistered = useSelector(actor, (snapshot) => snapshot.matches('registered'));
  const form = useFocusFirstInvalid<HTMLDivElement>(rejections);
  useSignedIn(actor, onSignedIn);

  if (isRegistered) {
    return (
      <RegisteredNotice
        failure={failure}
        isPending={isBusy}
        onRetry={() => actor.send({ type: 'signIn.retry' })}
      />
    );
  }

  const field = (name: TextName) => ({
    name,
    label: t(`field.${name}`),
    value: values[name],
    onChange: (value: string) => actor.send({ type: 'field.changed', name, value }),
    errorMessage: fieldText(name, errors[name]),
    isReadOnly: isBusy,
  });
  // A hint gives way to the error that says the same.
  const hint = (name: 'username' | 'company_name' | 'location' | 'phone') =>
    errors[name] === undefined && { description: t(`hint.${name}`) };

  return (
    <div ref={form} className="sg-account">
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          actor.send({ type: 'form.submitted' });
        }}
      >
        {failure && <SubmitFailure failure={failure} fallback={t('failure.register')} />}
        <fieldset className="sg-account-section">
          <legend>{t('section.account')}</legend>
          <TextField {...field('full_name')} autoComplete="name" isRequired />
          <TextField
            {...field('email')}
            type="email"
            inputMode="email"
            autoComplete="email"
            spellCheck="false"
            isRequired
          />
          <TextField
            {...field('username')}
            {...hint('username')}
            autoComplete="username"
            spellCheck="false"
            isRequired
          />
          <PasswordField
            {...field('password')}
            {...(errors.password === undefined && {
              description: <PasswordHint password={values.password} />,
            })}
            autoComplete="new-password"
            isRequired
          />
        </fieldset>
        <fieldset className="sg-account-section">
          <legend>{t('section.business')}</legend>
          <TextField
            {...field('company_name')}
            {...hint('company_name')}
            autoComplete="organization"
          />
          <TagPicker
            label={t('field.industry_tags')}
            description={t('hint.industry_tags')}
            errorMessage={fieldText('industry_tags', errors.industry_tags)}
            options={INDUSTRY_TAGS.map((id) => ({ id, label: t(`tag.${id}`) }))}
            value={values.industry_tags}
            isDisabled={isBusy}
            onChange={(tags) =>
              actor.send({
                type: 'field.changed',
                name: 'industry_tags',
                value: tags as IndustryTag[],
              })
            }
          />
          <div className="sg-account-pair">
            <TextField {...field('location')} {...hint('location')} autoComplete="address-level2" />
            <TextField
              {...field('phone')}
              {...hint('phone')}
              type="tel"
              inputMode="tel"
              autoComplete="tel"
            />
          </div>
        </fieldset>
        <Button type="submit" variant="primary" size="large" isWide isPending={isBusy}>
          {t('createAccount')}
        </Button>
      </Form>
      {loginPath !== null && (
        <p className="sg-account-other">
          {t('alreadyMember')} <Link href={loginPath}>{t('signIn')}</Link>
        </p>
      )}
    </div>
  );
}
