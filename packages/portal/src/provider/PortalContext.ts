import { createContext, useContext } from 'react';
import { refuseOtherCopies } from './copies.ts';
import type { Portal } from './portal.ts';

export const PortalContext = createContext<Portal | null>(null);

/**
 * The portal around this component.
 * @throws Error outside a `PortalProvider`.
 */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) {
    // The provider may belong to another copy, whose context is not visible here.
    refuseOtherCopies();
    throw new Error('Saudagar Hub: wrap this component in <PortalProvider> from @saudagar/portal');
  }
  return portal;
}
