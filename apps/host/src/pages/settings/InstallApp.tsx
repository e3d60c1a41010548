import { usePortal } from '@saudagar/portal';
import { SettingsSection } from '@saudagar/settings';
import { Button } from '@saudagar/ui';
import { installPrompt } from '../../install/installPrompt.ts';
import { useInstallable } from '../../install/useInstallable.ts';
import { useTexts } from './useTexts.ts';

/** Installs the app on the device, where the browser offers it. */
// SHELL-192
export function InstallApp() {
  const { t } = useTexts();
  const { name } = usePortal().brand();
  if (!useInstallable()) return null;
  function install() {
    // The pressed button disappears.
    document.getElementById('main')?.focus({ preventScroll: true });
    void installPrompt.ask();
  }
  return (
    <SettingsSection title={t('install.title')} text={t('install.text', { name })}>
      <Button onPress={install}>{t('install.action')}</Button>
    </SettingsSection>
  );
}
