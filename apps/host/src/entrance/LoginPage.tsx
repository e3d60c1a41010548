import '@saudagar/account/styles.css';
import { LoginForm } from '@saudagar/account';
import { useHost } from '../HostContext.ts';
import { LOGIN_LANDING } from '../pages/page.ts';
import { REGISTER_PATH } from '../routing/resolvePath.ts';
import { useTexts } from '../texts.ts';
import { EntrancePage } from './EntrancePage.tsx';

/** Signs in, then opens the page asked for before, or the feed (ACCT-013). */
export function LoginPage() {
  const { t } = useTexts();
  const { target } = useHost().stores;
  return (
    <EntrancePage title={t('entrance.loginTitle')} text={t('entrance.loginText')}>
      <LoginForm
        registerPath={REGISTER_PATH}
        onSignedIn={() => target.write(target.read() ?? LOGIN_LANDING)}
      />
    </EntrancePage>
  );
}
