import { createContext, useContext } from 'react';
import type { Notifier } from './createNotifier.ts';

export const NotifierContext = createContext<Notifier | null>(null);

/** Returns the provider's notifier. Throws outside a provider. */
export function useNotifier(): Notifier {
  const notifier = useContext(NotifierContext);
  if (!notifier) throw new Error('@saudagar/ui: wrap this in UiProvider (or PortalProvider)');
  return notifier;
}
