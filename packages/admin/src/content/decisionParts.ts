import { loadable } from '@saudagar/ui';

// The dialog comes with the first decision.
export const decisionDialog = loadable(
  async () => (await import('./DecisionDialog.tsx')).DecisionDialog,
);
