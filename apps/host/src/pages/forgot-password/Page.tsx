import '@saudagar/account/styles.css';
import '@saudagar/flows/styles.css';
import { ForgotPasswordForm } from '@saudagar/account';
import { AuthPage } from '../../auth/AuthPage.tsx';
import { useTexts } from './useTexts.ts';

/** Requests a password reset link by mail. */
export function Page() {
  const { t } = useTexts();
  return (
    <AuthPage title={t('heading')} text={t('text')}>
      <ForgotPasswordForm />
    </AuthPage>
  );
}
