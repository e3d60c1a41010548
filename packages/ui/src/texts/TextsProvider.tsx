import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { HostI18n } from './hostI18n.ts';
import type { Locale } from './locale.ts';

/** Where texts come from and in which language. */
export interface Texts {
  readonly i18n: HostI18n | undefined;
  readonly locale: Locale;
}

const TextsContext = createContext<Texts | null>(null);

export interface TextsProviderProps {
  /** Language of every text inside; its texts are to be here already, see `loadTexts`. */
  locale: Locale;
  /**
   * An i18next instance to keep the texts in; its own resources win over the kit's, so a host
   * can reword anything. @default none: the kit reads its texts itself
   */
  i18n?: HostI18n | undefined;
  children: ReactNode;
}

/** Supplies language and texts to everything inside. */
export function TextsProvider({ locale, i18n, children }: TextsProviderProps) {
  const texts = useMemo(() => ({ i18n, locale }), [i18n, locale]);
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
  return useTextsContext().locale;
}
