import { FormView, useField } from '@saudagar/flows/react';
import { Button, PasswordField } from '@saudagar/ui';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { useTexts } from '../texts.ts';
import type { changePasswordMachine, PasswordValues } from './changePasswordFlow.ts';

interface PasswordFieldsProps {
  actor: ActorRefFrom<typeof changePasswordMachine>;
  /** True when an administrator issued the current password. */
  isTemporary?: boolean | undefined;
}

/** Current and new password, with the submit button. */
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
          isFullWidth={isTemporary}
        >
          {t('password.save')}
        </Button>
      </div>
    </FormView>
  );
}
