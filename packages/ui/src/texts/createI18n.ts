import { createInstance, type i18n as I18n } from 'i18next';
import type { Locale } from './locale.ts';

/**
 * Makes a private i18next instance, ready at once: bundled resources, nothing to load, no
 * fallback language, so a missing key shows itself (SHELL-029).
 */
export function createI18n(locale: Locale = 'en'): I18n {
  const instance = createInstance({
    lng: locale,
    fallbackLng: false,
    resources: {},
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  void instance.init();
  return instance;
}
