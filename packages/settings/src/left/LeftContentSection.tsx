import { Button, loadable, useOnDemand } from '@saudagar/ui';
import { SettingsSection } from '../SettingsSection.tsx';
import { useTexts } from '../texts.ts';

const leftContentDialog = loadable(
  async () => (await import('./LeftContentDialog.tsx')).LeftContentDialog,
);

/** Opens what the member wrote in places they left. */
export function LeftContentSection() {
  const { t } = useTexts();
  const dialog = useOnDemand(leftContentDialog);
  return (
    <SettingsSection title={t('left.title')} text={t('left.text')}>
      <div className="sg-settings-acts">
        <Button {...dialog.openerProps}>{t('left.open')}</Button>
      </div>
      {dialog.isOpen && <leftContentDialog.View onClose={dialog.close} />}
    </SettingsSection>
  );
}
