import '@saudagar/account/styles.css';
import { ResetPasswordForm } from '@saudagar/account';
import { openField, useAddress } from '@saudagar/flows/react';
import { AuthPage } from '../../auth/AuthPage.tsx';
import { useTexts } from './useTexts.ts';

const fields = { token: openField };

/** Sets a new password by a mailed link. */
export function Page() {
  const { t } = useTexts();
  const [{ token }] = useAddress(fields);
  return (
    <AuthPage title={t('heading')} text={t('text')}>
      <ResetPasswordForm token={token} />
    </AuthPage>
  );
}
