import { loadable, useOnDemand } from '@saudagar/ui';

const configurationDialog = loadable(
  async () => (await import('./ConfigurationDialog.tsx')).ConfigurationDialog,
);

/** The props of a button that opens _Feed Configuration_, and the dialog while it is open. */
export function useConfiguration() {
  const { isOpen, close, openerProps } = useOnDemand(configurationDialog);
  return { openerProps, dialog: isOpen && <configurationDialog.View onClose={close} /> };
}
