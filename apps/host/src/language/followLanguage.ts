import type { StoredValue } from '@saudagar/portal';
import { installAriaTexts, type Locale } from '@saudagar/ui';

/**
 * Has React Aria speak the member's language from the moment Indonesian is first wanted. Resolves
 * once what is wanted now is there; where it does not come, React Aria stays with English.
 */
export async function followLanguage(locale: StoredValue<Locale>): Promise<void> {
  const install = () => installAriaTexts(locale.read).catch(() => {});
  if (locale.read() !== 'en') return install();
  const stop = locale.subscribe(() => {
    if (locale.read() === 'en') return;
    stop();
    void install();
  });
}
