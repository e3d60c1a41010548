import '@saudagar/account/styles.css';
import { RegisterForm } from '@saudagar/account';
import { useHost } from '../HostContext.ts';
import { registerLanding } from '../pages/page.ts';
import { LOGIN_PATH } from '../routing/resolvePath.ts';
import { useTexts } from '../texts.ts';
import { EntrancePage } from './EntrancePage.tsx';

/** Makes an account, then opens the page asked for before, or the guide (ACCT-038). */
export function RegisterPage() {
  const { t } = useTexts();
  const { stores, pages } = useHost();
  const { target } = stores;
  return (
    <EntrancePage title={t('entrance.registerTitle')} text={t('entrance.registerText')}>
      <RegisterForm
        loginPath={LOGIN_PATH}
        onSignedIn={() => target.write(target.read() ?? registerLanding(pages))}
      />
    </EntrancePage>
  );
}
