import { useActorResult, usePersistentActor, usePortal } from '@saudagar/portal';
import { useState } from 'react';
import { SettingsSection } from '../SettingsSection.tsx';
import { useTexts } from '../texts.ts';
import { NO_PASSWORDS, provideChangePassword } from './changePasswordFlow.ts';
import { PasswordFields } from './PasswordFields.tsx';

interface PasswordSectionProps {
  /** Called after the password was changed and other devices were signed out. */
  onChanged: () => void;
}

/** Changes the password; the form is reset afterwards. */
export function PasswordSection({ onChanged }: PasswordSectionProps) {
  const { t } = useTexts();
  const [changes, setChanges] = useState(0);
  return (
    <SettingsSection title={t('password.title')} text={t('password.forgotten')}>
      <OneChange
        key={changes}
        round={changes}
        onDone={() => {
          setChanges(changes + 1);
          onChanged();
        }}
      />
    </SettingsSection>
  );
}

function OneChange({ round, onDone }: { round: number; onDone: () => void }) {
  const { lazy } = useTexts();
  const { notifier } = usePortal();
  const input = { subject: null, values: NO_PASSWORDS };
  const actor = usePersistentActor(`settings.password.${round}`, provideChangePassword, input);
  useActorResult(actor, 'form.done', (_, isShown) => {
    notifier.success(lazy('password.saved'));
    if (isShown) onDone();
  });
  return <PasswordFields actor={actor} />;
}
