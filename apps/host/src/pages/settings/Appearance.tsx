import { useStored } from '@saudagar/portal';
import { SettingsSection } from '@saudagar/settings';
import { RadioGroup } from '@saudagar/ui';
import { useHost } from '../../HostContext.ts';
import { LanguageSelect } from '../../language/LanguageSelect.tsx';
import { useTexts as useHostTexts } from '../../texts.ts';
import { useTexts } from './useTexts.ts';

const THEMES = ['system', 'light', 'dark'] as const;

/** Language and colours, stored on the device (SHELL-061). */
export function Appearance() {
  const { t } = useTexts();
  const { t: ofHost } = useHostTexts();
  const { theme } = useHost().stores;
  const chosen = useStored(theme);
  return (
    <SettingsSection title={t('appearance.title')} text={t('appearance.text')}>
      <LanguageSelect label={ofHost('language')} />
      <RadioGroup
        label={t('appearance.theme')}
        options={THEMES.map((id) => ({ id, label: t(`theme.${id}`) }))}
        value={chosen === 'page' ? 'system' : chosen}
        onChange={theme.write}
      />
    </SettingsSection>
  );
}
