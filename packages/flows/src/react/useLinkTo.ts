import { usePortal } from '@saudagar/portal';
import type { ToastOptions } from '@saudagar/ui';
import { useTexts } from './texts.ts';

/** Adds a link to the new item to a toast, after its dialog was closed; none without an address. */
export function useLinkTo(
  hrefOf: ((id: string) => string) | undefined,
): (id: string) => ToastOptions {
  const { navigate } = usePortal();
  const { lazy } = useTexts();
  return (id) =>
    hrefOf ? { action: { label: lazy('form.open'), onAction: () => navigate(hrefOf(id)) } } : {};
}
