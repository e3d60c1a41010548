import '@saudagar/network/styles.css';
import { openField, useAddress } from '@saudagar/flows/react';
import { InvitationOptOut } from '@saudagar/network';
import { AuthPage } from '../../auth/AuthPage.tsx';
import { useTexts } from './useTexts.ts';

const fields = { code: openField };

/** Stops invitations to an address, by the link in one of them. */
export function Page() {
  const { t } = useTexts();
  const [{ code }] = useAddress(fields);
  return (
    <AuthPage title={t('heading')} text={t('text')}>
      <InvitationOptOut code={code ?? undefined} />
    </AuthPage>
  );
}
