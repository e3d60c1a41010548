import '@saudagar/account/styles.css';
import { LoginForm } from '@saudagar/account';
import { AuthPage } from '../../auth/AuthPage.tsx';
import { useHost } from '../../HostContext.ts';
import { LanguageOffer } from '../../language/LanguageOffer.tsx';
import { LOGIN_LANDING } from '../page.ts';
import { useTexts } from './useTexts.ts';

/** Signs in, then opens the page requested before, or the feed. */
// ACCT-013
export function Page() {
  const { t } = useTexts();
  const { target } = useHost().stores;
  return (
    <AuthPage title={t('welcome')} text={t('text')}>
      <LanguageOffer />
      <LoginForm onSignedIn={() => target.write(target.read() ?? LOGIN_LANDING)} />
    </AuthPage>
  );
}
