import { Button } from '@saudagar/ui';
import { useState } from 'react';
import { SettingsSection } from '../SettingsSection.tsx';
import { useTexts } from '../texts.ts';
import { DeleteAccountDialog } from './DeleteAccountDialog.tsx';

/** Explains the consequences of deletion before it is confirmed. */
export function DeleteSection() {
  const { t } = useTexts();
  const [isAsked, setAsked] = useState(false);
  return (
    <SettingsSection title={t('delete.title')} text={t('delete.text')}>
      <p className="sg-settings-text">{t('delete.groups')}</p>
      <div className="sg-settings-acts">
        <Button variant="danger" onPress={() => setAsked(true)}>
          {t('delete.open')}
        </Button>
      </div>
      {isAsked && <DeleteAccountDialog onClose={() => setAsked(false)} />}
    </SettingsSection>
  );
}
