import { FormView, useField } from '@saudagar/flows/react';
import { Button, PasswordField } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useTexts } from '../texts.ts';
import type { changePasswordMachine, PasswordValues } from './changePasswordFlow.ts';

interface PasswordFieldsProps {
  actor: ActorRefFrom<typeof changePasswordMachine>;
  /** Whether the password there is was given by an administrator. */
  isTemporary?: boolean;
}

/** The password there is, the new one, and the button that changes it. */
export function PasswordFields({ actor, isTemporary = false }: PasswordFieldsProps) {
  const { t } = useTexts();
  const isBusy = useSelector(actor, (snapshot) => snapshot.hasTag('busy'));
  const isRateLimited = useSelector(actor, (snapshot) => snapshot.hasTag('rateLimited'));
  const labels: Record<keyof PasswordValues, string> = {
    current_password: t(isTemporary ? 'password.currentTemporary' : 'password.current'),
    new_password: t('password.new'),
  };
  const field = useField<PasswordValues>(actor, (name, rule) =>
    rule === 'required' ? t('password.required', { field: labels[name] }) : t('password.length'),
  );
  const given = field('new_password');
  return (
    <FormView actor={actor} failureTitle={t('password.failed')}>
      <PasswordField
        {...field('current_password')}
        label={labels.current_password}
        isRequired
        autoComplete="current-password"
      />
      <PasswordField
        {...given}
        label={labels.new_password}
        {...(given.errorMessage === undefined && { description: t('password.hint') })}
        isRequired
        autoComplete="new-password"
      />
      <div className="sg-settings-acts">
        <Button
          type="submit"
          variant="primary"
          isPending={isBusy}
          isDisabled={isRateLimited}
          isWide={isTemporary}
        >
          {t('password.save')}
        </Button>
      </div>
    </FormView>
  );
}
