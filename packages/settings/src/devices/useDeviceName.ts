import type { Session } from '@saudagar/contract';
import { useTexts } from '../texts.ts';

/** Names a device by its known details: 'Chrome on Android', 'Phone'. */
export function useDeviceName() {
  const { t } = useTexts();
  return ({ browser, system, kind }: Session): string => {
    if (browser && system) return t('devices.on', { browser, system });
    return browser || system || t(`devices.kind.${kind}`);
  };
}
