import type { Locale } from '@saudagar/contract';
import type { i18n as I18n } from 'i18next';
import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { hostInstance, ownInstance } from './instance.ts';

/** Where texts come from and in which language: options of `useTranslation`. */
export interface Texts {
  readonly i18n: I18n;
  readonly lng: Locale;
}

const TextsContext = createContext<Texts | null>(null);

export interface TextsProviderProps {
  /** Language of every text inside; its texts are to be here already, see `loadTexts`. */
  locale: Locale;
  /**
   * Your i18next instance, initialised: the kit's texts are read from it, so that you reword any of
   * them by a resource for the package's namespace. @default the kit's own instance
   */
  i18n?: I18n | undefined;
  children: ReactNode;
}

/** Supplies language and texts to everything inside. */
export function TextsProvider({ locale, i18n, children }: TextsProviderProps) {
  const instance = useMemo(() => (i18n ? hostInstance(i18n) : ownInstance()), [i18n]);
  const texts = useMemo(() => ({ i18n: instance, lng: locale }), [instance, locale]);
  return <TextsContext.Provider value={texts}>{children}</TextsContext.Provider>;
}

/** The texts in reach. Throws outside a provider, where there are none. */
export function useTextsContext(): Texts {
  const texts = useContext(TextsContext);
  if (!texts) throw new Error('@saudagar/ui: wrap this in UiProvider (or PortalProvider)');
  return texts;
}

/** The language everything inside the provider is shown in. */
export function useLocale(): Locale {
  return useTextsContext().lng;
}
