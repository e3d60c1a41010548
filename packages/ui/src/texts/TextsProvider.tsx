import type { Locale } from '@saudagar/contract';
import type { i18n as I18n } from 'i18next';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { hostInstance, ownInstance } from './instance.ts';

/** Instance and language of texts: options of `useTranslation`. */
export interface Texts {
  readonly i18n: I18n;
  readonly lng: Locale;
}

const TextsContext = createContext<Texts | null>(null);

export interface TextsProviderProps {
  /** Language of every text inside; load its texts first with `loadTexts`. */
  locale: Locale;
  /**
   * Your initialised i18next instance, from which the kit's texts are read; override any of them by
   * a resource for the package's namespace.
   * @default the kit's own instance
   */
  i18n?: I18n | undefined;
  children: ReactNode;
}

/** Provides language and texts to its children. */
export function TextsProvider({ locale, i18n, children }: TextsProviderProps) {
  const instance = useMemo(() => (i18n ? hostInstance(i18n) : ownInstance()), [i18n]);
  const texts = useMemo(() => ({ i18n: instance, lng: locale }), [instance, locale]);
  return <TextsContext.Provider value={texts}>{children}</TextsContext.Provider>;
}

/** Returns the texts of the nearest provider. Throws outside a provider. */
export function useTextsContext(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('@saudagar/ui: wrap this in UiProvider (or PortalProvider)');
  return texts;
}

/** Returns the language of the nearest provider. */
export function useLocale(): Locale {
  return useTextsContext().lng;
}
