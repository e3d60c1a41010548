import { usePersistentActor, useSession } from '@saudagar/portal';
import { Button } from '@saudagar/ui';
import { useTexts } from '../texts.ts';
import { NO_PASSWORDS, provideChangePassword } from './changePasswordFlow.ts';
import { PasswordFields } from './PasswordFields.tsx';

/**
 * All that a member sees while their password is a temporary one: `must_change_password` of
 * the session's user is over once it is changed.
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
      <Button variant="quiet" isWide onPress={() => session.send({ type: 'session.signedOut' })}>
        {t('first.leave')}
      </Button>
    </div>
  );
}
