import type { StoredValue } from '@saudagar/portal';
import { installAriaTexts, type Locale } from '@saudagar/ui';
import { DEFAULT_LOCALE } from '../storage/storageKeys.ts';

/**
 * Names the manifest of the member's language, by which the app is installed, and loads React Aria's
 * texts for the member's language, when it is first requested. Resolves once the
 * current language is ready; on failure React Aria stays English.
 */
export async function followLanguage(locale: StoredValue<Locale>): Promise<void> {
  const install = () => {
    const chosen = locale.read();
    const manifest = chosen === DEFAULT_LOCALE ? 'manifest' : `manifest.${chosen}`;
    document.querySelector('link[rel=manifest]')?.setAttribute('href', `/${manifest}.webmanifest`);
    return installAriaTexts(locale.read).catch(() => {});
  };
  locale.subscribe(() => void install());
  await install();
}
