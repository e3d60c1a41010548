import { usePortal } from '@saudagar/portal';
import type { ToastOptions } from '@saudagar/ui';
import { useTexts } from './texts.ts';

/** Makes a notice lead to what was made, for who closed its dialog; it does not without an address. */
export function useLinkTo(
  hrefOf: ((id: string) => string) | undefined,
): (id: string) => ToastOptions {
  const { navigate } = usePortal();
  const { lazy } = useTexts();
  return (id) =>
    hrefOf ? { action: { label: lazy('form.open'), onAction: () => navigate(hrefOf(id)) } } : {};
}
