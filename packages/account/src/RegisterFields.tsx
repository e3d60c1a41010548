import { INDUSTRY_TAGS, type IndustryTag } from '@saudagar/contract';
import { useField } from '@saudagar/flows/react';
import { useRoutes, useTagText } from '@saudagar/portal';
import {
  Link,
  PasswordField,
  TextField,
  ToggleButtonGroup,
  useProgressiveRender,
} from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { PasswordHint } from './PasswordHint.tsx';
import type { registerMachine } from './registerMachine.ts';
import { useTexts } from './texts.ts';
import { useFieldTexts } from './useFieldTexts.ts';
import type { RegistrationValues } from './validateRegistration.ts';

export interface RegisterFieldsProps {
  /** Actor of the registration. */
  actor: ActorRefFrom<typeof registerMachine>;
  /** True when no field can be changed. */
  isReadOnly: boolean;
}

type TextName = Exclude<keyof RegistrationValues, 'industry_tags'>;

/** Fields of a registration: the account, which is required, and the business (ACCT-020–027). */
export function RegisterFields({ actor, isReadOnly }: RegisterFieldsProps) {
  const { t } = useTexts();
  const tagText = useTagText();
  const { login } = useRoutes();
  const { values, errors } = useSelector(actor, ({ context }) => context);
  const fieldOf = useField(actor, useFieldTexts());
  // A phone renders the account first: the business follows a frame later.
  const sections = useProgressiveRender(2, 1);

  const field = (name: TextName) => ({
    ...fieldOf(name),
    label: t(`field.${name}`),
  });
  // An error with the same text replaces its hint.
  const hint = (name: 'username' | 'company_name' | 'location' | 'phone') =>
    errors[name] === undefined && { description: t(`hint.${name}`) };

  return (
    <>
      <fieldset className="sg-account-section">
        <legend>{t('section.account')}</legend>
        <TextField {...field('full_name')} autoComplete="name" isRequired />
        <TextField
          {...field('email')}
          {...(login &&
            errors.email &&
            'detail' in errors.email && {
              errorMessage: (
                <>
                  {errors.email.detail} <Link href={login()}>{t('signInInstead')}</Link>
                </>
              ),
            })}
          type="email"
          inputMode="email"
          // A password manager fills this into sign-in, which asks for the email.
          autoComplete="username"
          spellCheck="false"
          isRequired
        />
        <TextField
          {...field('username')}
          {...hint('username')}
          autoComplete="nickname"
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
      {sections === 1 ? (
        <div className="sg-account-coming" />
      ) : (
        <fieldset className="sg-account-section">
          <legend>{t('section.business')}</legend>
          <TextField
            {...field('company_name')}
            {...hint('company_name')}
            autoComplete="organization"
          />
          <ToggleButtonGroup
            label={t('field.industry_tags')}
            description={t('hint.industry_tags')}
            errorMessage={fieldOf('industry_tags').errorMessage}
            options={INDUSTRY_TAGS.map((id) => ({ id, label: tagText(id) }))}
            value={values.industry_tags}
            isDisabled={isReadOnly}
            onChange={(tags) =>
              actor.send({
                type: 'field.changed',
                change: { industry_tags: tags as IndustryTag[] },
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
      )}
    </>
  );
}
