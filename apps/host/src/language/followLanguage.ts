import type { StoredValue } from '@saudagar/portal';
import { installAriaTexts, type Locale } from '@saudagar/ui';

/**
 * Loads React Aria's texts for the member's language, when it is first requested. Resolves once the
 * current language is ready; on failure React Aria stays English.
 */
export async function followLanguage(locale: StoredValue<Locale>): Promise<void> {
  const install = () => installAriaTexts(locale.read).catch(() => {});
  locale.subscribe(() => void install());
  await install();
}
