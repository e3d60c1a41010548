import type { StoredValue } from '@saudagar/portal';
import { installAriaTexts, type Locale } from '@saudagar/ui';

/**
 * Has React Aria speak the member's language, each from the moment it is first wanted. Resolves once
 * what is wanted now is there; where it does not come, React Aria stays with English.
 */
export async function followLanguage(locale: StoredValue<Locale>): Promise<void> {
  const install = () => installAriaTexts(locale.read).catch(() => {});
  locale.subscribe(() => void install());
  await install();
}
