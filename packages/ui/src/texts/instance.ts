import { createInstance, type i18n as I18n, type InitOptions } from 'i18next';

/** Options for the kit's catalogues: nested plain texts, without a fallback language. */
const READING: InitOptions = {
  fallbackLng: false,
  keySeparator: '.',
  pluralSeparator: '_',
  interpolation: { escapeValue: false, prefix: '{{', suffix: '}}' },
  // Catalogues are loaded separately, so i18next's own loading is unused.
  resources: {},
  partialBundledLanguages: false,
  initAsync: false,
};
const NO_SUSPENSE = { useSuspense: false, bindI18n: '' };

let own: I18n | undefined;

/** The kit's private instance, created on first use: importing has no side effects. */
export function ownInstance(): I18n {
  if (own) return own;
  own = createInstance();
  void own.init({ ...READING, lng: 'en', react: { ...NO_SUSPENSE, bindI18nStore: '' } });
  return own;
}

/**
 * Clones a host's instance for the kit's catalogues: it shares the host's resources, whose changes
 * show at once, while the host's own settings and language remain unchanged.
 */
export function hostInstance(host: I18n): I18n {
  if (!host.store) throw new Error('@saudagar/ui: call init() on your i18next instance first');
  return host.cloneInstance({
    ...READING,
    lng: host.language,
    react: { ...NO_SUSPENSE, bindI18nStore: 'added removed' },
  });
}
