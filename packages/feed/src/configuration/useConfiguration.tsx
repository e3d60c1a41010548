import { loadable, useOnDemand } from '@saudagar/ui';

const configurationDialog = loadable(
  async () => (await import('./ConfigurationDialog.tsx')).ConfigurationDialog,
);

/** Returns the props of a _Feed Configuration_ button, and the dialog while it is open. */
export function useConfiguration() {
  const { isOpen, close, openerProps } = useOnDemand(configurationDialog);
  return { openerProps, dialog: isOpen && <configurationDialog.View onClose={close} /> };
}
