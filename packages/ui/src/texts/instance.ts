import { createInstance, type i18n as I18n, type InitOptions } from 'i18next';

/** Reads catalogues as they are written: plain texts in groups; no language stands in for another. */
const READING: InitOptions = {
  fallbackLng: false,
  keySeparator: '.',
  pluralSeparator: '_',
  interpolation: { escapeValue: false, prefix: '{{', suffix: '}}' },
  // Catalogues are loaded ahead, so that nothing needs i18next's own loading.
  resources: {},
  partialBundledLanguages: false,
  initAsync: false,
};
const NO_SUSPENSE = { useSuspense: false, bindI18n: '' };

let own: I18n | undefined;

/** The kit's private instance, made at its first use: a bare import does nothing. */
export function ownInstance(): I18n {
  if (own) return own;
  own = createInstance();
  void own.init({ ...READING, lng: 'en', react: { ...NO_SUSPENSE, bindI18nStore: '' } });
  return own;
}

/**
 * A host's instance, set to read the kit's catalogues: it shares the host's resources, whose
 * changes show at once, while the host's own settings and language stay as they are.
 */
export function hostInstance(host: I18n): I18n {
  if (!host.store) throw new Error('@saudagar/ui: call init() on your i18next instance first');
  return host.cloneInstance({
    ...READING,
    lng: host.language,
    react: { ...NO_SUSPENSE, bindI18nStore: 'added removed' },
  });
}
