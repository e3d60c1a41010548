import '@saudagar/account/styles.css';
import { RegisterForm } from '@saudagar/account';
import { openField, useAddress } from '@saudagar/flows/react';
import { useEffect } from 'react';
import { AuthPage } from '../../auth/AuthPage.tsx';
import { useHost } from '../../HostContext.ts';
import { invitationPath } from '../../routing/links.ts';
import { registerLanding } from '../page.ts';
import { useTexts } from './useTexts.ts';

const fields = { invitation: openField };

/** Creates an account, then opens the page requested before, or the guide. */
// ACCT-038
export function Page() {
  const { t } = useTexts();
  const { stores, pages } = useHost();
  const { target } = stores;
  const [{ invitation }] = useAddress(fields);
  // Remembers the invitation, for a visitor who has an account and goes on to sign in.
  useEffect(() => {
    if (invitation) target.write(invitationPath(invitation));
  }, [invitation, target]);
  return (
    <AuthPage title={t('welcome')} text={t('text')}>
      <RegisterForm
        invitation={invitation}
        onSignedIn={() => target.write(target.read() ?? registerLanding(pages))}
      />
    </AuthPage>
  );
}
