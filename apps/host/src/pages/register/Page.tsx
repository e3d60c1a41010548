import '@saudagar/account/styles.css';
import { RegisterForm } from '@saudagar/account';
import { EntrancePage } from '../../entrance/EntrancePage.tsx';
import { useHost } from '../../HostContext.ts';
import { LOGIN_PATH } from '../../routing/resolvePath.ts';
import { registerLanding } from '../page.ts';
import { useTexts } from './useTexts.ts';

/** Makes an account, then opens the page asked for before, or the guide (ACCT-038). */
export function Page() {
  const { t } = useTexts();
  const { stores, pages } = useHost();
  const { target } = stores;
  return (
    <EntrancePage title={t('welcome')} text={t('text')}>
      <RegisterForm
        loginPath={LOGIN_PATH}
        onSignedIn={() => target.write(target.read() ?? registerLanding(pages))}
      />
    </EntrancePage>
  );
}
