import '@saudagar/flows/styles.css';
import '@saudagar/settings/styles.css';
import '@saudagar/notifications/styles.css';
import '@saudagar/blocking/styles.css';
import { BlockingSettings } from '@saudagar/blocking';
import { DailySummary, DeviceNotifications, NotificationChoices } from '@saudagar/notifications';
import { useSession } from '@saudagar/portal';
import { Settings, SettingsSection } from '@saudagar/settings';
import { Button } from '@saudagar/ui';
import { useState } from 'react';
import { WORKER_PATH } from '../../push/workerPath.ts';
import { LeaveDialog } from '../../shell/LeaveDialog.tsx';
import { Appearance } from './Appearance.tsx';
import { InstallApp } from './InstallApp.tsx';
import { useTexts } from './useTexts.ts';

/** The settings of the member's account. */
// SHELL-049, ACCT-138
export function Page() {
  return (
    <Settings
      appearance={
        <>
          <Appearance />
          <InstallApp />
        </>
      }
      notifications={<Notifications />}
      privacy={<BlockList />}
      signOutEverywhere={<SignOutEverywhere />}
    />
  );
}

/** The member's notification topics and channels. */
function Notifications() {
  const { t } = useTexts();
  return (
    <SettingsSection title={t('notifications.title')} text={t('notifications.text')}>
      <DeviceNotifications worker={WORKER_PATH} />
      <DailySummary />
      <NotificationChoices />
    </SettingsSection>
  );
}

/** The member's block list, and the members allowed to add them to group chats. */
function BlockList() {
  const { t } = useTexts();
  return (
    <SettingsSection title={t('blocking.title')} text={t('blocking.text')}>
      <BlockingSettings />
    </SettingsSection>
  );
}

/** Signs out on all devices. */
function SignOutEverywhere() {
  const { t } = useTexts();
  const session = useSession();
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        onPress={() => {
          setAsked(true);
          session.send({ type: 'leaving.requested', isEverywhere: true });
        }}
      >
        {t('everywhere')}
      </Button>
      {isAsked && <LeaveDialog onClose={() => setAsked(false)} />}
    </>
  );
}
