import { usePersistentActor, useSession } from '@saudagar/portal';
import { Button } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import { NO_PASSWORDS, provideChangePassword } from './changePasswordFlow.ts';
import { PasswordFields } from './PasswordFields.tsx';

/**
 * Replaces the portal while the member's password is temporary: `must_change_password` of the
 * session's user is false once it is changed.
 */
// ACCT-045
export function OwnPassword() {
  const { t } = useTexts();
  const session = useSession();
  const input = { subject: null, values: NO_PASSWORDS };
  const actor = usePersistentActor('settings.ownPassword', provideChangePassword, input);
  return (
    <div className="sg-settings-first">
      <div>
        <h1>{t('first.title')}</h1>
        <p className="sg-settings-text">{t('first.text')}</p>
      </div>
      <PasswordFields actor={actor} isTemporary />
      <Button
        variant="quiet"
        isFullWidth
        onPress={() => session.send({ type: 'session.signedOut' })}
      >
        {t('first.leave')}
      </Button>
    </div>
  );
}
